import { mount } from '@vue/test-utils'
import type { DOMWrapper, VueWrapper } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, getActivePinia } from 'pinia'
import { onTestFinished } from 'vitest'
import type { Component } from 'vue'
import { words } from '../../../src/words'

/** Mounts a component into the document, with the catalogue, until the test is over. */
export function mountInWords(component: Component, props: Record<string, unknown>): VueWrapper {
  const global = {
    plugins: [[I18NextVue, { i18next: words }], getActivePinia() ?? createPinia()] as never,
  }
  const mounted = mount(component, { props, global, attachTo: document.body })
  onTestFinished(() => mounted.unmount())
  return mounted
}

/** The control with a label. */
export function field(form: VueWrapper, name: string): DOMWrapper<HTMLInputElement> {
  const id = form
    .findAll('label')
    .find((label) => label.text() === name)
    ?.attributes('for')
  const found = form
    .findAll<HTMLInputElement>('input, select')
    .find((each) => each.element.id === id)
  if (!found) throw new Error(`no field is labelled ${name}`)
  return found
}

/** The button that says so. */
export function button(form: VueWrapper, name: string): DOMWrapper<HTMLButtonElement> {
  const buttons = form.findAll<HTMLButtonElement>('button')
  const found = buttons.find(({ element }) => spoken(element) === name)
  if (!found) throw new Error(`no button says ${name}`)
  return found
}

function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return copy.textContent.trim()
}

import { mount } from '@vue/test-utils'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { useStageKeys } from '../../../src/stage/transport/useStageKeys'
import { stageOf } from '../mountStage'

/** A page with a stage, and the keys that reached it. */
function openPage(...others: string[]) {
  const press = vi.fn<(stage: unknown, key: string) => boolean>(() => true)
  const page = mount(
    defineComponent(() => {
      useStageKeys(stageOf(), press)
      return () => h('main', { innerHTML: others.join('') })
    }),
    { attachTo: document.body },
  )
  onTestFinished(() => page.unmount())
  return () => press.mock.calls.map(([, key]) => key)
}

/** Presses a key where the focus is; tells whether the browser may do what it usually does. */
function press(key: string, target: Element = document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
}

it('takes the keys of the page, wherever the focus is', () => {
  const pressed = openPage()
  expect(press('Escape')).toBe(false)
  expect(press(' ')).toBe(false)
  expect(pressed()).toEqual(['Escape', ' '])
})

it.each(['dialog', 'alertdialog'])('takes no key while a %s is open', (role) => {
  const pressed = openPage(`<div role="${role}"><button>Close</button></div>`)
  for (const key of ['Escape', ' ', 'ArrowRight', 'Home', '+']) {
    expect(press(key)).toBe(true)
    expect(press(key, document.querySelector('button') ?? document.body)).toBe(true)
  }
  expect(pressed()).toEqual([])
})

it('leaves a dialog that shows the steps only Escape, wherever the focus is', () => {
  const pressed = openPage('<div role="dialog" data-steps><button>Small</button></div>')
  for (const target of [document.body, document.querySelector('button') ?? document.body]) {
    expect(press('Escape', target)).toBe(true)
    expect(press('PageDown', target)).toBe(false)
  }
  expect(pressed()).toEqual(['PageDown', 'PageDown'])
})

it('leaves the keys of a person who types to them', () => {
  const pressed = openPage('<input>')
  expect(press('ArrowRight', document.querySelector('input') ?? document.body)).toBe(true)
  expect(pressed()).toEqual([])
})

import { mount } from '@vue/test-utils'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nextTick, ref, useTemplateRef } from 'vue'
import { useFullPage } from '../../../../src/pages/lab/code/useFullPage'
import { isDialogOpen } from '../../../../src/stage/openDialog'

const isThere = ref(true)
const page = {
  setup: () => ({ isThere, ...useFullPage(useTemplateRef('part'), useTemplateRef('place')) }),
  template: `
    <button class="covered" />
    <div ref="place">
      <Teleport v-if="isThere" to="body" :disabled="!isLarge">
        <section ref="part" class="part" :role="isLarge ? 'dialog' : undefined" data-steps>
          <button class="toggle" @click="isLarge = !isLarge" />
          <div class="editor" data-typing contenteditable="true" tabindex="0" />
        </section>
      </Teleport>
    </div>`,
}

function open() {
  const mounted = mount(page, { attachTo: document.body })
  onTestFinished(() => mounted.unmount())
  const element = (name: string) => {
    const found = document.querySelector<HTMLElement>(`.${name}`)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }
  async function press(): Promise<void> {
    element('toggle').focus()
    element('toggle').click()
    await settled()
  }
  async function escape(target: EventTarget): Promise<void> {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await settled()
  }
  const fills = () => element('part').parentElement === document.body
  const isCovered = () => element('covered').closest('[inert]') !== null
  return { mounted, element, press, escape, fills, isCovered }
}

/** The page is drawn in one turn, and has the focus in the next. */
async function settled(): Promise<void> {
  await nextTick()
  await nextTick()
}

describe('a part that fills the page', () => {
  it('keeps the focus where it was, there and back', async () => {
    const { element, press, fills } = open()
    await press()
    expect(fills()).toBe(true)
    expect(document.activeElement).toBe(element('toggle'))
    await press()
    expect(fills()).toBe(false)
    expect(document.activeElement).toBe(element('toggle'))
  })

  it('keeps the focus also within an editor that has a tree of its own', async () => {
    const { element, fills } = open()
    const tree = element('editor').attachShadow({ mode: 'open' })
    const lines = tree.appendChild(document.createElement('textarea'))
    lines.focus()
    element('toggle').click()
    await settled()
    expect(fills()).toBe(true)
    expect(tree.activeElement).toBe(lines)
  })

  it('takes the focus where it was nowhere, as after a click that gives none', async () => {
    const { element, fills } = open()
    for (const large of [true, false]) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      element('toggle').click()
      await settled()
      expect(fills()).toBe(large)
      expect(document.activeElement).toBe(element('part'))
    }
  })

  it('leaves what it covers out of reach as long as it is there, but not the keys of the stage', async () => {
    const { mounted, press, isCovered } = open()
    await press()
    expect([isCovered(), isDialogOpen()]).toEqual([true, false])
    await press()
    expect(isCovered()).toBe(false)
    await press()
    const around = mounted.element.parentElement
    mounted.unmount()
    expect(around?.closest('[inert]')).toBeNull()
  })

  it('is small where it comes again after it went', async () => {
    const { press, fills, isCovered } = open()
    await press()
    isThere.value = false
    await settled()
    expect(isCovered()).toBe(false)
    isThere.value = true
    await settled()
    expect(fills()).toBe(false)
  })

  it('is left by Escape, also where nothing has the focus', async () => {
    const { element, press, escape, fills } = open()
    await press()
    await escape(element('toggle'))
    expect(fills()).toBe(false)
    expect(document.activeElement).toBe(element('toggle'))
    await press()
    await escape(document.body)
    expect(fills()).toBe(false)
  })

  it('leaves Escape to its editor, and to what is open above it', async () => {
    const { element, press, escape, fills } = open()
    await press()
    await escape(element('editor'))
    const menu = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => menu.remove())
    await escape(menu)
    expect(fills()).toBe(true)
  })
})

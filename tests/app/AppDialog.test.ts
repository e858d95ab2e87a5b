import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import AppDialog from '../../src/app/AppDialog.vue'
import { mountInWords } from '../pages/lab/mountInWords'

/** A page with a button that opens a dialog, and may be gone when it is closed. */
async function opened() {
  const isOpen = ref(false)
  const hasOpener = ref(true)
  const Page = defineComponent(() => () => [
    h('main', hasOpener.value ? h('button', { onClick: () => (isOpen.value = true) }) : []),
    h(AppDialog, {
      open: isOpen.value,
      'onUpdate:open': (wish: boolean) => (isOpen.value = wish),
      title: 'A dialog',
    }),
  ])
  const page = mountInWords(Page, {})
  const opener = page.get('button')
  opener.element.focus()
  await opener.trigger('click')
  await flushPromises()
  expect(document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true)
  return { isOpen, hasOpener, opener: opener.element }
}

it('gives the focus back to what opened it', async () => {
  const { isOpen, opener } = await opened()
  isOpen.value = false
  await expect.poll(() => document.activeElement).toBe(opener)
})

it('gives the focus to the page, where what opened it is gone', async () => {
  const { isOpen, hasOpener } = await opened()
  hasOpener.value = false
  await flushPromises()
  isOpen.value = false
  await expect.poll(() => document.activeElement).toBe(document.querySelector('main'))
})

it('gives the focus to the page, where what opened it is hidden', async () => {
  const { isOpen, opener } = await opened()
  // As larger letters, which are set in a dialog, hide the tools of the header.
  opener.style.display = 'none'
  isOpen.value = false
  await expect.poll(() => document.activeElement).toBe(document.querySelector('main'))
})

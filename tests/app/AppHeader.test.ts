import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import AppHeader from '../../src/app/AppHeader.vue'
import { useSettings } from '../../src/settings/useSettings'
import { words } from '../../src/words'

/** The header over the lab, and over a page without keys. */
async function openHeader(path = '/lab') {
  const page = { template: '<p />' }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', name: 'home', component: page },
      { path: '/lab', name: 'lab', component: page },
    ],
  })
  await router.push(path)
  const plugins = [[I18NextVue, { i18next: words }], router] as never
  const header = mount(AppHeader, { global: { plugins }, attachTo: document.body })
  onTestFinished(() => header.unmount())
  /** Presses a key, and tells whether the dialog of keys is open then. */
  return async (options: KeyboardEventInit = {}, target: EventTarget = document.body) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, ...options }))
    await flushPromises()
    await vi.dynamicImportSettled()
    await flushPromises()
    return document.querySelector('[role="dialog"]') !== null
  }
}

it('a question mark opens the list of keys', async () => {
  const opensKeys = await openHeader()
  expect(await opensKeys()).toBe(true)
})

it.each(['<input>', '<textarea></textarea>', '<select></select>', '<div data-typing></div>'])(
  'a question mark that is typed somewhere is text: %s',
  async (field) => {
    const opensKeys = await openHeader()
    const box = document.createElement('div')
    box.innerHTML = field
    document.body.append(box)
    onTestFinished(() => box.remove())
    const { firstElementChild: typed } = box
    if (!typed) throw new Error('there is no field')
    expect(await opensKeys({}, typed)).toBe(false)
  },
)

it.each(['ctrlKey', 'metaKey', 'altKey'])(
  'a question mark with %s is a key of the browser',
  async (held) => {
    const opensKeys = await openHeader()
    expect(await opensKeys({ [held]: true })).toBe(false)
  },
)

it('a question mark does nothing where no keys work, or where such keys are off', async () => {
  const onHome = await openHeader('/')
  expect(await onHome()).toBe(false)
  const opensKeys = await openHeader()
  useSettings().choose('characterKeys', 'off')
  expect(await opensKeys()).toBe(false)
})

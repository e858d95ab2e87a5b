import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it, vi } from 'vitest'
import { h, nextTick, onMounted, ref } from 'vue'
import type { Component } from 'vue'
import { lazyComponent } from '../../src/loading/lazyComponent'
import { button, mountInWords } from '../pages/lab/mountInWords'

const Stage = { render: () => h('section', 'the stage') }

const asModule = <Shown>(shown: Shown) => ({
  default: shown,
  [Symbol.toStringTag]: 'Module',
})

/** A module that comes when it is let, or does not. */
function module<Shown>(shown: Shown) {
  let settle: (isThere: boolean) => void = () => {}
  const load = () =>
    new Promise<{ default: Shown }>((resolve, reject) => {
      settle = (isThere) => (isThere ? resolve(asModule(shown)) : reject(new Error('no network')))
    })
  return {
    load,
    async comes(isThere: boolean) {
      // It is asked for by now.
      await flushPromises()
      settle(isThere)
      await flushPromises()
    },
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
})

async function failedStage(shown: Component = Stage) {
  const file = module(shown)
  const Lazy = lazyComponent('stage', file.load)
  const page = mountInWords({ render: () => h('main', [h(Lazy)]) }, {})
  await file.comes(false)
  const again = button(page, 'Try again')
  again.element.focus()
  await again.trigger('click')
  return { page, file, again }
}

it('says that it is tried again, and keeps the focus until that is over', async () => {
  const { page, file, again } = await failedStage()
  expect(page.text()).toContain('Loading …')
  expect(document.activeElement).toBe(again.element)
  await file.comes(false)
  expect(page.text()).toContain('The stage could not be loaded.')
  expect(document.activeElement).toBe(again.element)
})

it('passes the focus on to the first of several elements', async () => {
  const { page, file } = await failedStage({
    render: () => [h('section', 'the stage'), h('aside', 'beside it')],
  })
  await file.comes(true)
  expect(document.activeElement).toBe(page.get('section').element)
})

it('passes the focus on to what came in its place', async () => {
  const { page, file } = await failedStage()
  await file.comes(true)
  expect(page.text()).toBe('the stage')
  expect(document.activeElement).toBe(page.get('section').element)
})

it('takes the focus from nowhere else', async () => {
  const { file } = await failedStage()
  const elsewhere = document.body.appendChild(document.createElement('button'))
  elsewhere.focus()
  await file.comes(true)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

/** A dialog as the page has it: it takes the focus, and gives it back to what had it before. */
const before = ref<Element | null>(null)
const Dialog = {
  setup: () => {
    onMounted(() => (before.value = document.activeElement))
    return () => h('div', 'the settings')
  },
}

async function failedDialog() {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
  const file = module(Dialog)
  const Settings = lazyComponent('settings', file.load, { closable: true })
  const open = ref(true)
  const page = mountInWords(
    {
      setup: () => () =>
        open.value ? h(Settings, { 'onUpdate:open': () => (open.value = false) }) : h('p'),
    },
    {},
  )
  await file.comes(false)
  return { page, file, opener }
}

it('lets a dialog that came give the focus back to what opened it', async () => {
  const { page, file, opener } = await failedDialog()
  const again = button(page, 'Try again')
  again.element.focus()
  await again.trigger('click')
  await file.comes(true)
  expect(before.value).toBe(opener)
  opener.remove()
})

it('gives the focus back where the notice of a dialog is put away', async () => {
  const { page, opener } = await failedDialog()
  const close = button(page, 'Close')
  close.element.focus()
  await close.trigger('click')
  await nextTick()
  expect(document.activeElement).toBe(opener)
  opener.remove()
})

it('of what is only extra nothing is said, and it is asked for again when it is shown next', async () => {
  const file = module(Stage)
  const Lazy = lazyComponent('stage', file.load, { unsaid: true })
  const isShown = ref(true)
  const page = mountInWords({ render: () => h('main', isShown.value ? [h(Lazy)] : []) }, {})
  await file.comes(false)
  expect(page.text()).toBe('')
  isShown.value = false
  await nextTick()
  isShown.value = true
  await flushPromises()
  await file.comes(true)
  expect(page.text()).toBe('the stage')
})

it('asks for what did not come once more when another part comes at last', async () => {
  const [first, extra] = [module(Stage), module({ render: () => h('aside', 'beside it') })]
  const Lazy = lazyComponent('stage', first.load)
  const Extra = lazyComponent('stage', extra.load, { unsaid: true })
  const page = mountInWords({ render: () => h('main', [h(Lazy), h(Extra)]) }, {})
  await first.comes(false)
  await extra.comes(false)
  await button(page, 'Try again').trigger('click')
  await first.comes(true)
  await extra.comes(true)
  expect(page.text()).toBe('the stagebeside it')
})

it('asks once more for what fails after another part came at last', async () => {
  const [first, later] = [module(Stage), module({ render: () => h('aside', 'beside it') })]
  const Lazy = lazyComponent('stage', first.load)
  const Later = lazyComponent('frontier', later.load)
  const page = mountInWords({ render: () => h('main', [h(Lazy), h(Later)]) }, {})
  await first.comes(false)
  await button(page, 'Try again').trigger('click')
  await first.comes(true)
  await later.comes(false)
  await later.comes(true)
  expect(page.text()).toBe('the stagebeside it')
})

import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { defineComponent, h } from 'vue'
import { createRouter, createWebHashHistory } from 'vue-router'
import { presentedNow } from '../../../src/lecture/presented'
import { isClickerByEntry } from '../../../src/pages/lecture/set/clickerByEntry'
import { takePlace } from '../../../src/pages/lecture/set/placeInHistory'
import PresentedSet from '../../../src/pages/lecture/set/PresentedSet.vue'
import { usePresentedSet } from '../../../src/pages/lecture/set/usePresentedSet'
import { useSets } from '../../../src/sets/useSets'
import { useSettings } from '../../../src/settings/useSettings'
import { words } from '../../../src/words'
import { button } from '../lab/mountInWords'

beforeEach(() => {
  history.replaceState(null, '', '#/')
})

/** A set of three entries, of 2, 3 and no minutes. */
function keptTalk() {
  const store = useSets()
  const id = store.create('Talk')?.id ?? ''
  store.add(id, { title: 'one', address: '#/lab?step=1', note: 'Ask.', minutes: 2 })
  store.add(id, { title: 'two', address: '#/lab?step=2', note: 'first\nsecond', minutes: 3 })
  store.add(id, { title: 'three', address: '#/compare?a=1', note: '' })
  const ids = store.find(id)?.entries.map((entry) => entry.id) ?? []
  return { store, id, ids }
}

/** Opens a presenter's column at an address, in a window that may have a history already. */
async function open(address?: string) {
  const page = { template: '<p />' }
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [
      { path: '/lab', component: page },
      { path: '/compare', component: page },
    ],
  })
  router.beforeEach(takePlace)
  if (address !== undefined) await router.push(address)
  const Column = defineComponent(() => {
    const talk = usePresentedSet()
    return () => h(PresentedSet, { talk })
  })
  const plugins = [[I18NextVue, { i18next: words }], router] as never
  const column = mount(Column, { global: { plugins }, attachTo: document.body })
  onTestFinished(() => {
    column.unmount()
    router.options.history.destroy()
  })
  await router.isReady()
  await flushPromises()
  const press = async (key: string) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    await flushPromises()
  }
  const click = async (name: string) => {
    await button(column, name).trigger('click')
    await flushPromises()
  }
  const shown = () => [
    column.find('.count').text(),
    column.find('.title').text(),
    router.currentRoute.value.fullPath,
  ]
  return { column, router, press, click, shown }
}

it('a place in a set is taken out of the address, and found again by a reload', async () => {
  const { id, ids } = keptTalk()
  const { shown, column } = await open(`/lab?step=2&set=${id}&entry=${ids[1]}`)
  expect(shown()).toEqual(['2 of 3', 'two', '/lab?step=2'])
  expect(location.hash).toBe('#/lab?step=2')
  column.unmount()
  expect((await open()).shown()).toEqual(['2 of 3', 'two', '/lab?step=2'])
})

it('tells the note of an entry, the title of the next one and the first line of its note', async () => {
  const { id, ids } = keptTalk()
  const { column } = await open(`/lab?step=1&set=${id}&entry=${ids[0]}`)
  expect(column.get('.note').text()).toBe('Ask.')
  expect(column.get('.next').text()).toBe('two')
  expect(column.get('.hint').text()).toBe('first')
})

it('goes from entry to entry by its buttons and by a clicker, up to both ends', async () => {
  const { id, ids } = keptTalk()
  const { column, click, press, shown } = await open(`/lab?step=1&set=${id}&entry=${ids[0]}`)
  await press('PageUp')
  expect(shown()).toEqual(['1 of 3', 'one', '/lab?step=1'])
  await click('Next')
  expect(shown()).toEqual(['2 of 3', 'two', '/lab?step=2'])
  await press('PageDown')
  expect(shown()).toEqual(['3 of 3', 'three', '/compare?a=1'])
  expect(column.text()).toContain('This is the last entry.')
  await press('PageDown')
  expect(column.text()).toContain('That was the last entry.')
  await press('PageUp')
  expect(shown()).toEqual(['3 of 3', 'three', '/compare?a=1'])
  await click('Back')
  expect(shown()).toEqual(['2 of 3', 'two', '/lab?step=2'])
  await click('three')
  expect(shown()).toEqual(['3 of 3', 'three', '/compare?a=1'])
})

it('a clicker is left to the page where that was chosen', async () => {
  const { id, ids } = keptTalk()
  const { press, click, shown } = await open(`/lab?step=1&set=${id}&entry=${ids[0]}`)
  await click('step by step')
  await press('PageDown')
  expect(shown()).toEqual(['1 of 3', 'one', '/lab?step=1'])
  expect(useSettings().chosen.clicker).toBe('steps')
})

it('tells the list of keys whether a clicker goes from entry to entry', async () => {
  expect(isClickerByEntry.value).toBe(false)
  const { id, ids } = keptTalk()
  const { click, column } = await open(`/lab?step=1&set=${id}&entry=${ids[0]}`)
  expect(isClickerByEntry.value).toBe(true)
  await click('step by step')
  expect(isClickerByEntry.value).toBe(false)
  await click('entry by entry')
  expect(isClickerByEntry.value).toBe(true)
  column.unmount()
  expect(isClickerByEntry.value).toBe(false)
})

it('a page may go on within an entry; the browser’s Back comes to the entry before', async () => {
  const { id, ids } = keptTalk()
  const { router, click, shown } = await open(`/lab?step=1&set=${id}&entry=${ids[0]}`)
  await router.push('/lab?step=9')
  await router.replace('/lab?step=10')
  expect(shown()).toEqual(['1 of 3', 'one', '/lab?step=10'])
  await click('Next')
  const gone = new Promise<void>((done) => {
    const stop = router.afterEach(() => {
      stop()
      done()
    })
  })
  router.back()
  await gone
  await flushPromises()
  expect(shown()).toEqual(['1 of 3', 'one', '/lab?step=10'])
})

it('plans the minutes of the entry and of the set', async () => {
  const { id, ids } = keptTalk()
  const { click } = await open(`/lab?step=1&set=${id}&entry=${ids[0]}`)
  expect(presentedNow()).toMatchObject({
    part: { id: `${id} ${ids[0]}`, minutes: 2 },
    minutes: 5,
    untimed: 1,
  })
  await click('three')
  expect(presentedNow().part?.minutes).toBeUndefined()
})

it('follows a set that is changed, and says what is gone', async () => {
  const { store, id, ids } = keptTalk()
  const { column, click, shown } = await open(`/lab?step=2&set=${id}&entry=${ids[1]}`)
  store.rename(id, 'Other')
  store.removeEntry(id, ids[1])
  await flushPromises()
  expect(column.get('h2').text()).toBe('Other')
  expect(column.text()).toContain('This entry is no longer in the set.')
  await click('Next')
  expect(shown()).toEqual(['2 of 2', 'three', '/compare?a=1'])
  store.remove(id)
  await flushPromises()
  expect(column.get('[role="alert"]').text()).toContain('This set was removed.')
})

it('says nothing of sets where none is presented', async () => {
  const { column } = await open('/lab?step=1')
  expect(column.text()).toBe('')
})

it('presents an address without a set that this device does not have', async () => {
  const { column, router, press } = await open('/lab?step=1&set=other&entry=one')
  expect(column.text()).toBe('')
  await press('PageDown')
  expect(router.currentRoute.value.fullPath).toBe('/lab?step=1')
  expect(presentedNow()).toEqual({ held: false, asksNext: false })
})

import { flushPromises } from '@vue/test-utils'
import type { VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import OwnSearchList from '../../../src/ownSearch/pane/OwnSearchList.vue'
import { button, mountInWords } from '../../pages/lab/mountInWords'
import { closeTabs, fullDevice, kept, keyOf, openTab, tellTabs } from '../kept/ownDevice'

const start = Date.UTC(2026, 0, 1, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
})
afterEach(() => {
  vi.restoreAllMocks()
  closeTabs()
  vi.useRealTimers()
})

const shareLink = (source: string, name: string) =>
  Promise.resolve(`https://there/#/${name}/${source}`)

/** The list with searches in it, the last one first. */
function open(searches: Readonly<Record<string, string>> = {}, link = shareLink) {
  const store = openTab()
  for (const [name, source] of Object.entries(searches)) kept(store, name, source)
  const list = mountInWords(OwnSearchList, { shareLink: link })
  return { store, list }
}

/** A button by what it is called, else by what it shows. */
function named(list: VueWrapper, name: string) {
  const called = list.find<HTMLButtonElement>(`button[aria-label="${name}"]`)
  return called.exists() ? called : button(list, name)
}

const names = (list: VueWrapper) => list.findAll('li strong').map((name) => name.text())
const told = (list: VueWrapper) => list.get('[role="status"]').text()
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim()

async function press(list: VueWrapper, name: string): Promise<void> {
  const { element } = named(list, name)
  element.focus()
  element.click()
  await flushPromises()
}

describe('the list of searches', () => {
  it('says what to do where there is none', () => {
    const { list } = open()
    expect(list.text()).toContain('No search of yours is kept here yet.')
    expect(list.find('ul').exists()).toBe(false)
  })

  it('tells each with its name and when it was changed', () => {
    const { list } = open({ 'A*': 'a', B: 'b' })
    expect(names(list)).toEqual(['B', 'A*'])
    expect(list.get('li').text()).toContain('Changed Jan 1, 2026')
  })

  it('asks for one to be opened, and for a new one', async () => {
    const { store, list } = open({ 'A*': 'a' })
    await press(list, 'Open “A*”')
    await press(list, 'New search')
    expect(list.emitted('open')).toEqual([[store.entries[0]?.id]])
    expect(list.emitted('new')).toHaveLength(1)
  })

  it('names nobody whom a name makes up', () => {
    const { list } = open({ '$t(common.name) {{at}} <b>x</b>': '' })
    expect(names(list)).toEqual(['$t(common.name) {{at}} <b>x</b>'])
    expect(named(list, 'Open “$t(common.name) {{at}} <b>x</b>”').exists()).toBe(true)
  })
})

describe('a name', () => {
  async function rename(list: VueWrapper, name: string): Promise<void> {
    await press(list, 'Rename “A*”')
    await list.get('form input').setValue(name)
    await list.get('form').trigger('submit')
    await flushPromises()
  }

  it('is changed in its place; the focus comes back, and it is told', async () => {
    const { store, list } = open({ 'A*': 'a' })
    await press(list, 'Rename “A*”')
    expect(document.activeElement).toBe(list.get('form input').element)
    await list.get('form input').setValue('Mine')
    await list.get('form').trigger('submit')
    await flushPromises()
    expect(store.entries[0]?.name).toBe('Mine')
    expect(told(list)).toBe('It is now called “Mine”.')
    expect(focused()).toBe('Rename “Mine”')
  })

  it('stays as it was after Escape, which does not reach the dialog', async () => {
    const { list } = open({ 'A*': 'a' })
    const escaped = vi.fn()
    window.addEventListener('keydown', escaped, { once: true })
    await press(list, 'Rename “A*”')
    await list.get('form input').setValue('Mine')
    await list.get('form input').trigger('keydown', { key: 'Escape' })
    await flushPromises()
    window.removeEventListener('keydown', escaped)
    expect(names(list)).toEqual(['A*'])
    expect(escaped).not.toHaveBeenCalled()
    expect(focused()).toBe('Rename “A*”')
  })

  it.each([
    ['B', 'Another search is called “B”.'],
    [' ', 'A name is missing.'],
    ['x'.repeat(75), 'This name has 75 characters. A name can have up to 60.'],
  ])('that will not do is refused beside its field: %j', async (name, words) => {
    const { list } = open({ 'A*': 'a', B: 'b' })
    await rename(list, name)
    expect(list.get('form [role="alert"]').text()).toContain(words)
    expect(list.get('form input').attributes('aria-invalid')).toBe('true')
  })
})

describe('a search that is deleted', () => {
  it('goes, is told, and leaves the focus where it can be brought back', async () => {
    const { list } = open({ 'A*': 'a', B: 'b' })
    await press(list, 'Delete “A*”')
    expect(names(list)).toEqual(['B'])
    expect(told(list)).toBe('“A*” is deleted.')
    expect(focused()).toBe('Bring “A*” back')
    await press(list, 'Bring “A*” back')
    expect(names(list)).toEqual(['B', 'A*'])
    expect(told(list)).toBe('“A*” is back.')
    expect(focused()).toBe('Open “A*”')
  })

  it('hands the focus on where it went in another tab', async () => {
    const { store, list } = open({ 'A*': 'a' })
    named(list, 'Open “A*”').element.focus()
    const id = store.entries[0]?.id ?? ''
    localStorage.removeItem(keyOf(id))
    tellTabs(keyOf(id))
    await flushPromises()
    expect(names(list)).toEqual([])
    expect(focused()).toBe('New search')
  })
})

describe('what is taken elsewhere', () => {
  it('is a link that is copied', async () => {
    const { list } = open({ 'A*': 'abc' })
    await press(list, 'Share link to “A*”: it is copied')
    await vi.waitFor(() => expect(list.get('.copy-button').text()).toContain('Copied'))
    expect(await navigator.clipboard.readText()).toBe('https://there/#/A*/abc')
  })

  it('is a link to be selected where the clipboard is refused', async () => {
    const denied = Object.assign(new EventTarget(), { state: 'denied' })
    vi.spyOn(navigator.permissions, 'query').mockResolvedValue(denied as never)
    const { list } = open({ 'A*': 'abc' })
    await flushPromises()
    await press(list, 'Share link to “A*”: it is copied')
    await vi.waitFor(() => expect(list.find('textarea').exists()).toBe(true))
    expect(list.get<HTMLTextAreaElement>('textarea').element.value).toBe('https://there/#/A*/abc')
  })

  it('is no link where the search is too long for one, and that is said', async () => {
    const link = vi.fn(shareLink)
    const { list } = open({ 'A*': 'x'.repeat(200_001) }, link)
    await press(list, 'Share link to “A*”: it is copied')
    await vi.waitFor(() =>
      expect(list.get('li [role="alert"]').text()).toContain('This search is too long for a link'),
    )
    expect(link).not.toHaveBeenCalled()
  })

  it('is no link where the page can make none, and that is said', async () => {
    const { list } = open({ 'A*': 'a' }, () => Promise.reject(new Error('no')))
    await press(list, 'Share link to “A*”: it is copied')
    await vi.waitFor(() =>
      expect(list.get('li [role="alert"]').text()).toContain('No link could be made'),
    )
  })

  it('is a file with the source, named after the search', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:1'
    })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { list } = open({ 'A*': 'const a = 1' })
    await press(list, 'Save “A*” as .ts')
    expect(clicked.mock.contexts).toMatchObject([{ download: 'A.ts' }])
    expect(await files[0]?.text()).toBe('const a = 1')
  })
})

describe('a file', () => {
  async function choose(list: VueWrapper, file: File): Promise<void> {
    const input = list.get<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input.element, 'files', { value: [file], configurable: true })
    await input.trigger('change')
    await flushPromises()
  }

  it('becomes a search under its name, which is asked to be opened', async () => {
    const { store, list } = open({ mine: 'old' })
    await choose(list, new File(['const a = 1'], 'mine.ts'))
    await vi.waitFor(() => expect(list.emitted('open')).toEqual([[store.entries[0]?.id]]))
    expect(store.entries[0]).toMatchObject({ name: 'mine (copy)', source: 'const a = 1' })
  })

  it('that is no source is refused with the reason', async () => {
    const { store, list } = open()
    await choose(list, new File(['\0'], 'film.ts'))
    await vi.waitFor(() =>
      expect(list.get('[role="alert"]').text()).toContain(
        '“film.ts” is not opened: it is not text.',
      ),
    )
    expect(store.entries).toEqual([])
  })
})

describe('the history of a search', () => {
  function withHistory() {
    const { store, list } = open({ 'A*': 'one\ntwo' })
    const id = store.entries[0]?.id ?? ''
    store.keepVersion(id)
    vi.setSystemTime(start + 60_000)
    store.write(id, 'one\n2\nthree')
    store.keepVersion(id)
    return { store, list, id }
  }

  it('lists its versions, the newest first, and tells how one differs from the present', async () => {
    const { list } = withHistory()
    await press(list, 'History of “A*”')
    expect(focused()).toBe('History of “A*”')
    const versions = list.findAll('li button').map((version) => version.text())
    expect(versions).toMatchObject(
      [/3 lines$/, /2 lines$/].map((words) => expect.stringMatching(words)),
    )
    expect(list.get('li button[aria-pressed="true"]').text()).toMatch(/2 lines$/)
    expect(list.get('.difference p').text()).toBe(
      'Since then 2 lines were added (+) and 1 was removed (−).',
    )
    const lines = list.findAll('.line').map((line) => line.element.textContent)
    expect(lines).toEqual([' one', '−two', '+2', '+three'])
    expect(list.findAll('ins')).toHaveLength(2)
  })

  it('brings a version back, keeps the present one, and tells it', async () => {
    const { store, list } = withHistory()
    await press(list, 'History of “A*”')
    await press(list, 'Bring back')
    expect(store.entries[0]?.source).toBe('one\ntwo')
    expect(store.entries[0]?.versions).toHaveLength(2)
    expect(told(list)).toContain('The text of Jan 1, 2026')
    expect(focused()).toBe('Bring back')
    expect(list.get('.difference').text()).toBe('This is the present text.')
  })

  it('hands the focus back when it is left', async () => {
    const { list } = withHistory()
    await press(list, 'History of “A*”')
    await press(list, 'All searches')
    expect(names(list)).toEqual(['A*'])
    expect(focused()).toBe('History of “A*”')
  })

  it('says what it will hold where it is empty', async () => {
    const { list } = open({ 'A*': '' })
    await press(list, 'History of “A*”')
    expect(list.text()).toContain('Its history is empty.')
  })

  it('gives way to the list where the search goes in another tab', async () => {
    const { list, id } = withHistory()
    await press(list, 'History of “A*”')
    localStorage.removeItem(keyOf(id))
    tellTabs(keyOf(id))
    await flushPromises()
    expect(focused()).toBe('New search')
  })
})

it('says where the device has no room', async () => {
  const { store, list } = open({ 'A*': 'a' })
  fullDevice()
  store.keepVersion(store.entries[0]?.id ?? '')
  await nextTick()
  expect(list.get('[role="alert"]').text()).toContain('There is no more room on this device')
})

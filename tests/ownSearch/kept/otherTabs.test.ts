import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeTabs, fullDevice, kept, keyOf, openTab, tellTabs } from './ownDevice'

const start = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.restoreAllMocks()
  closeTabs()
  vi.useRealTimers()
})

describe('two tabs', () => {
  it('have the same searches', () => {
    const [one, other] = [openTab(), openTab()]
    const { id } = kept(one, 'A*', 'a')
    tellTabs(keyOf(id))
    expect(other.entries).toEqual(one.entries)
    other.write(id, 'ab')
    other.flush()
    tellTabs(keyOf(id))
    expect(one.entries).toMatchObject([{ id, source: 'ab' }])
    one.remove(id)
    tellTabs(keyOf(id))
    expect(other.entries).toEqual([])
  })

  it('write two searches without undoing each other', () => {
    const [one, other] = [openTab(), openTab()]
    kept(one, 'A*', 'a')
    kept(other, 'B', 'b')
    expect(
      openTab()
        .entries.map(({ source }) => source)
        .sort(),
    ).toEqual(['a', 'b'])
  })

  it('keep both texts where both changed one search: the other is a version', () => {
    const one = openTab()
    const { id } = kept(one, 'A*', 'a')
    const other = openTab()
    one.write(id, 'one')
    other.write(id, 'other')
    other.rename(id, 'B')
    vi.advanceTimersByTime(500)
    const [search] = openTab().entries
    expect(search?.name).toBe('B')
    const texts = [search?.source, ...(search?.versions ?? []).map(({ source }) => source)]
    expect(texts.sort()).toEqual(['one', 'other'])
  })

  it('take a new name here and a new text there together', () => {
    const one = openTab()
    const { id } = kept(one, 'A*', 'a')
    const other = openTab()
    one.write(id, 'ab')
    one.flush()
    other.rename(id, 'B')
    expect(openTab().entries).toMatchObject([{ name: 'B', source: 'ab' }])
  })

  it('do not lose what is typed in one while the other removes it', () => {
    const one = openTab()
    const { id } = kept(one, 'A*', 'a')
    const other = openTab()
    one.write(id, 'ab')
    other.remove(id)
    tellTabs(keyOf(id))
    expect(one.entries).toMatchObject([{ id, source: 'ab' }])
    expect(openTab().entries).toMatchObject([{ id, source: 'ab' }])
  })

  it('are both empty once one has cleared the device', () => {
    const one = openTab()
    kept(one, 'A*', 'a')
    kept(one, 'B', 'b')
    localStorage.clear()
    tellTabs(null)
    expect(one.entries).toEqual([])
  })
})

describe('what stands on the device', () => {
  const good = { name: 'A*', source: 'a', changedAt: start, versions: [{ source: 'b', at: 1 }] }

  it.each([
    ['a name that is none', { name: 7 }, { name: 'My search' }],
    ['a name that turns the text around', { name: 'a\u202Eb' }, { name: 'a b' }],
    ['no time', { changedAt: 'today' }, { changedAt: 0 }],
    ['a time that no date can tell', { changedAt: 1e300 }, { changedAt: 0 }],
    ['versions that are none', { versions: 'b' }, { versions: [] }],
    [
      'one version that is none',
      { versions: [null, { source: 1, at: 1 }, { source: 'c' }, { source: 'b', at: 1 }] },
      { versions: [{ source: 'b', at: 1 }] },
    ],
    ['more of everything', { more: 1 }, {}],
  ])('is made good: %s', (_, wrong, made) => {
    localStorage.setItem(keyOf('1'), JSON.stringify({ ...good, ...wrong }))
    expect(openTab().entries).toEqual([{ ...good, id: '1', ...made }])
  })

  it.each(['', 'null', '[]', '7', '{"name":"A*"}', '{"source":', '"a"'])(
    'is passed over, and stays, where it is no search: %j',
    (text) => {
      localStorage.setItem(keyOf('1'), text)
      const store = openTab()
      expect(store.entries).toEqual([])
      tellTabs(keyOf('1'))
      expect(store.entries).toEqual([])
      expect(localStorage.getItem(keyOf('1'))).toBe(text)
    },
  )

  it('does not take away a search that this tab has, where it can no longer be read', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    localStorage.setItem(keyOf(id), 'nonsense')
    tellTabs(keyOf(id))
    expect(store.entries).toMatchObject([{ id, source: 'a' }])
  })

  it('is shown with the latest change first', () => {
    for (const [id, changedAt] of [1, 3, 2].entries()) {
      localStorage.setItem(keyOf(`${id}`), JSON.stringify({ ...good, changedAt }))
    }
    expect(openTab().entries.map((search) => search.changedAt)).toEqual([3, 2, 1])
  })

  it('is kept in memory where the browser refuses its storage, and this is said', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    expect(store.fault).toEqual({ kind: 'refused' })
    store.noteRun('a')
    expect(openTab().entries).toMatchObject([{ id }])
    store.clear()
    expect(openTab().entries).toEqual([])
  })
})

describe('a source that was run', () => {
  it('is known on this device, to the letter', () => {
    const store = openTab()
    expect(store.wasRunHere('a')).toBe(false)
    store.noteRun('a')
    expect(store.wasRunHere('a')).toBe(true)
    expect(openTab().wasRunHere('a')).toBe(true)
    expect(store.wasRunHere('a ')).toBe(false)
  })

  it('is one of the 200 that were run last', () => {
    const store = openTab()
    store.noteRun('first')
    store.noteRun('second')
    for (let run = 0; run < 198; run++) store.noteRun(`${run}`)
    store.noteRun('first')
    store.noteRun('one more')
    const later = openTab()
    expect(later.wasRunHere('first')).toBe(true)
    expect(later.wasRunHere('second')).toBe(false)
  })

  it('is known as long as the page is open where the device has no room', () => {
    const store = openTab()
    fullDevice()
    store.noteRun('a')
    expect(store.wasRunHere('a')).toBe(true)
    expect(openTab().wasRunHere('a')).toBe(false)
  })

  it.each(['', 'null', '{}', '"abc"', '[1, null, "a"]', '['])(
    'is none where the list is no list: %j',
    (text) => {
      localStorage.setItem('tansaku-own-runs', text)
      const store = openTab()
      expect(store.wasRunHere('a')).toBe(false)
      store.noteRun('a')
      expect(openTab().wasRunHere('a')).toBe(true)
    },
  )

  it('is forgotten with all searches', () => {
    const store = openTab()
    kept(store, 'A*', 'a')
    store.noteRun('a')
    store.remove(kept(store, 'B', 'b').id)
    store.clear()
    expect(store.wasRunHere('a')).toBe(false)
    expect(store.entries).toEqual([])
    expect(store.undoRemove()).toMatchObject({ ok: false })
    expect(Object.keys(localStorage)).toEqual([])
  })
})

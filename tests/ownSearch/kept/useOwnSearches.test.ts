import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeTabs, fullDevice, kept, keyOf, openTab } from './ownDevice'

const start = Date.UTC(2026, 0, 1)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.restoreAllMocks()
  closeTabs()
  vi.useRealTimers()
})

/** The search as another tab, or the next visit, finds it. */
function onDevice(id: string) {
  return openTab().entries.find((search) => search.id === id)
}

describe('a search of one’s own', () => {
  it('is there at the next visit', () => {
    const search = kept(openTab(), 'A*', 'const a = 1')
    expect(openTab().entries).toEqual([search])
    expect(search).toMatchObject({ name: 'A*', source: 'const a = 1', changedAt: start })
  })

  it('gets a name of its own', () => {
    const store = openTab()
    for (const name of ['A*', 'A*', ' A*\n', '']) kept(store, name, '')
    expect(store.entries.map(({ name }) => name)).toEqual([
      'My search',
      'A* (copy 2)',
      'A* (copy)',
      'A*',
    ])
  })

  it('is changed at once, and kept after a pause', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    store.write(id, 'ab')
    expect(store.entries[0]?.source).toBe('ab')
    expect(onDevice(id)?.source).toBe('a')
    vi.advanceTimersByTime(500)
    expect(onDevice(id)).toMatchObject({ source: 'ab', changedAt: start })
  })

  it('is kept while somebody types without a pause', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', '')
    for (let count = 1; count <= 40; count++) {
      store.write(id, 'x'.repeat(count))
      vi.advanceTimersByTime(100)
    }
    expect(onDevice(id)?.source.length).toBeGreaterThan(20)
  })

  it.each([
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is kept at once when the page is %s', (_, go) => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    store.write(id, 'ab')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    go()
    expect(onDevice(id)?.source).toBe('ab')
  })

  it('cannot be changed once it is gone', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    store.remove(id)
    const gone = { ok: false, fault: { kind: 'gone' } }
    expect(store.write(id, 'b')).toEqual(gone)
    expect(store.rename(id, 'B')).toEqual(gone)
    expect(store.keepVersion(id)).toEqual(gone)
    expect(store.restore(id, { source: '', at: 0 })).toEqual(gone)
  })

  it('gets another name, unless that is missing or another’s', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    kept(store, 'B', '')
    expect(store.rename(id, ' C ')).toMatchObject({ ok: true, value: { name: 'C' } })
    expect(store.rename(id, ' \n')).toEqual({ ok: false, fault: { kind: 'no-name' } })
    const taken = { ok: false, fault: { kind: 'name-taken', name: 'B' } }
    expect(store.rename(id, 'B')).toEqual(taken)
    const long = { ok: false, fault: { kind: 'long-name', length: 61, most: 60 } }
    expect(store.rename(id, ` ${'x'.repeat(61)} `)).toEqual(long)
    expect(store.rename(id, 'C')).toMatchObject({ ok: true })
    expect(onDevice(id)?.name).toBe('C')
  })

  it('is one of 200 at most', () => {
    const store = openTab()
    for (let count = 0; count < 200; count++) kept(store, `${count}`, '')
    expect(store.create('one more', '')).toEqual({
      ok: false,
      fault: { kind: 'too-many', most: 200 },
    })
    expect(store.entries).toHaveLength(200)
    expect(localStorage).toHaveLength(200)
  })
})

describe('a search that is removed', () => {
  it('is gone from the device, and comes back as it was to its place', () => {
    const store = openTab()
    const [, middle] = ['a', 'b', 'c'].map((name) => kept(store, name, name))
    if (!middle) throw new Error('no search')
    store.keepVersion(middle.id)
    const before = store.entries
    store.remove(middle.id)
    expect(store.entries.map(({ name }) => name)).toEqual(['c', 'a'])
    expect(onDevice(middle.id)).toBeUndefined()
    expect(store.undoRemove()).toMatchObject({ ok: true })
    expect(store.entries).toEqual(before)
    expect(onDevice(middle.id)).toEqual(before[1])
    expect(store.undoRemove()).toMatchObject({ ok: false })
  })

  it('comes back after those that were removed later', () => {
    const store = openTab()
    const [one, two] = ['one', 'two'].map((name) => kept(store, name, ''))
    for (const search of [one, two]) store.remove(search?.id ?? '')
    store.undoRemove()
    expect(store.entries.map(({ name }) => name)).toEqual(['two'])
    store.undoRemove()
    expect(store.entries.map(({ name }) => name)).toEqual(['two', 'one'])
  })

  it('comes back under a name of its own', () => {
    const store = openTab()
    store.remove(kept(store, 'A*', '').id)
    kept(store, 'A*', '')
    store.undoRemove()
    expect(store.entries.map(({ name }) => name)).toEqual(['A* (copy)', 'A*'])
  })

  it('is not written again by what was typed before', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    store.write(id, 'ab')
    store.remove(id)
    vi.advanceTimersByTime(5_000)
    expect(localStorage.getItem(keyOf(id))).toBeNull()
  })
})

describe('the versions of a search', () => {
  it('are the texts of its runs, each once in a row', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    for (const source of ['a', 'a', 'b', 'a']) {
      store.write(id, source)
      vi.advanceTimersByTime(1_000)
      store.keepVersion(id)
    }
    expect(onDevice(id)?.versions).toEqual([
      { source: 'a', at: start + 1_000 },
      { source: 'b', at: start + 3_000 },
      { source: 'a', at: start + 4_000 },
    ])
  })

  it('are at most 40, without the oldest', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', '')
    for (let run = 0; run < 50; run++) {
      store.write(id, `${run}`)
      store.keepVersion(id)
    }
    const sources = store.entries[0]?.versions.map(({ source }) => source)
    expect(sources).toEqual(Array.from({ length: 40 }, (_, at) => `${at + 10}`))
  })

  it('are brought back, and the present text becomes one first', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'old')
    store.keepVersion(id)
    const version = store.entries[0]?.versions[0]
    if (!version) throw new Error('no version')
    store.write(id, 'new')
    vi.advanceTimersByTime(1_000)
    store.restore(id, version)
    expect(onDevice(id)).toMatchObject({
      source: 'old',
      changedAt: start + 1_000,
      versions: [version, { source: 'new', at: start + 1_000 }],
    })
  })
})

describe('a device without room', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
    ['SecurityError', 'refused'],
  ])('loses nothing that was written, and says so: %s', (error, kind) => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    const makeRoom = fullDevice(error)
    store.write(id, 'ab')
    vi.advanceTimersByTime(500)
    expect(store.fault).toEqual({ kind })
    expect(kept(store, 'B', 'b').source).toBe('b')
    expect(store.entries.map(({ source }) => source)).toEqual(['b', 'ab'])
    makeRoom()
    store.keepVersion(id)
    expect(store.fault).toBeUndefined()
    expect(
      openTab()
        .entries.map(({ source }) => source)
        .sort(),
    ).toEqual(['ab', 'b'])
  })

  it('is written to once a search was removed', () => {
    const store = openTab()
    const { id } = kept(store, 'A*', 'a')
    const other = kept(store, 'B', 'b')
    const makeRoom = fullDevice()
    store.write(id, 'ab')
    store.flush()
    makeRoom()
    store.remove(other.id)
    expect(store.fault).toBeUndefined()
    expect(onDevice(id)?.source).toBe('ab')
  })
})

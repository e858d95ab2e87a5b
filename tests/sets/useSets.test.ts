import { createPinia, disposePinia, setActivePinia } from 'pinia'
import type { Pinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mostInSet, mostSets } from '../../src/sets/preparedSet'
import { useSets } from '../../src/sets/useSets'
import { fullDevice, tellTabs } from '../ownSearch/kept/ownDevice'

const tabs: Pinia[] = []

afterEach(() => {
  vi.restoreAllMocks()
  for (const tab of tabs.splice(0)) disposePinia(tab)
})

/** The store of one more tab on the same device. */
function openTab() {
  const tab = createPinia()
  tabs.push(tab)
  setActivePinia(tab)
  return useSets(tab)
}

type Store = ReturnType<typeof openTab>

/** Keeps a set with entries of these titles, and tells its id. */
function prepared(store: Store, name: string, ...titles: readonly string[]): string {
  const set = store.create(name)
  if (!set) throw new Error('no room')
  for (const title of titles) add(store, set.id, title)
  return set.id
}

function add(store: Store, id: string, title: string): void {
  store.add(id, { title, address: '#/lab', note: '' })
}

function titles(store: Store, id: string): string {
  const entries = store.find(id)?.entries ?? []
  return entries.map(({ title }) => title).join(' ')
}

function entryOf(store: Store, id: string, title: string): string {
  const entry = store.find(id)?.entries.find((each) => each.title === title)
  if (!entry) throw new Error(`no entry ${title}`)
  return entry.id
}

describe('sets on the device', () => {
  it('are there at the next visit', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a', 'b')
    expect(openTab().sets).toEqual([store.find(id)])
    expect(titles(openTab(), id)).toBe('a b')
  })

  it('have names of their own', () => {
    const store = openTab()
    for (const name of ['Talk', 'Talk', ' Talk\n', '']) store.create(name)
    expect(store.sets.map(({ name }) => name)).toEqual([
      'Talk',
      'Talk (copy)',
      'Talk (copy 2)',
      'My talk',
    ])
  })

  it('are ordered, up to both ends', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a', 'b', 'c')
    const move = (title: string, place: number) => {
      store.move(id, entryOf(store, id, title), place)
      return titles(openTab(), id)
    }
    expect(move('a', 1)).toBe('b a c')
    expect(move('c', 0)).toBe('c b a')
    expect(move('a', 99)).toBe('c b a')
    expect(move('a', -1)).toBe('a c b')
  })

  it('bring back an entry at its place', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a', 'b', 'c')
    store.removeEntry(id, entryOf(store, id, 'b'))
    expect(titles(openTab(), id)).toBe('a c')
    expect(store.undoRemove()).toBe(true)
    expect(titles(openTab(), id)).toBe('a b c')
  })

  it('bring back a set', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a')
    const before = store.find(id)
    store.remove(id)
    expect(openTab().sets).toEqual([])
    store.undoRemove()
    expect(openTab().sets).toEqual([before])
  })

  it('bring back what was removed once only', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a', 'b')
    store.removeEntry(id, entryOf(store, id, 'b'))
    expect([store.undoRemove(), store.undoRemove()]).toEqual([true, false])
    expect(titles(openTab(), id)).toBe('a b')
  })

  it('bring back all that was removed, the last one first', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a', 'b', 'c')
    store.removeEntry(id, entryOf(store, id, 'a'))
    store.removeEntry(id, entryOf(store, id, 'c'))
    store.remove(id)
    const back = () => store.undoRemove() && titles(openTab(), id)
    expect([back(), back(), back(), back()]).toEqual(['b', 'b c', 'a b c', false])
  })

  it('bring back nothing for which there is no room, and keep it until there is', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', ...Array.from({ length: 100 }, (_, at) => String(at)))
    store.removeEntry(id, entryOf(store, id, '7'))
    add(store, id, 'x')
    expect(store.undoRemove()).toBe(false)
    expect(store.find(id)?.entries).toHaveLength(mostInSet.entries)
    store.remove(id)
    while (store.sets.length < mostSets) prepared(store, 'Other')
    expect(store.undoRemove()).toBe(false)
    store.remove(store.sets[0].id)
    expect([store.undoRemove(), store.sets.length]).toEqual([true, mostSets])
  })

  it('keep a name that is given once more', () => {
    const store = openTab()
    const id = prepared(store, 'Talk')
    store.rename(id, ' Talk ')
    expect(openTab().find(id)?.name).toBe('Talk')
  })

  it('keep the number of a copy whose name is taken back to that of another set', () => {
    const store = openTab()
    prepared(store, 'Talk')
    const id = prepared(store, 'Talk')
    store.rename(id, 'Talk')
    expect(openTab().find(id)?.name).toBe('Talk (copy)')
  })

  it('hold what somebody typed, cut so that it can be read again', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a')
    const entry = entryOf(store, id, 'a')
    const texts = { title: '🧩'.repeat(300), note: 'x'.repeat(5_000), minutes: -1 }
    store.edit(id, entry, (old) => ({ ...old, ...texts }))
    expect(openTab().sets).toEqual(store.sets)
    expect(store.find(id)?.entries[0]).not.toHaveProperty('minutes')
    expect(store.find(id)?.entries[0]?.note).toHaveLength(4_000)
  })

  it('keep a long note whole where something else of its entry is changed', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a')
    const entry = entryOf(store, id, 'a')
    const note = '🧩'.repeat(4_000)
    store.edit(id, entry, (old) => ({ ...old, note }))
    store.edit(id, entry, (old) => ({ ...old, title: 'b' }))
    expect(openTab().find(id)?.entries[0]).toMatchObject({ title: 'b', note })
    store.edit(id, entry, (old) => ({ ...old, note: `x${note}` }))
    expect(openTab().find(id)?.entries[0]?.note).toBe(`x${'🧩'.repeat(3_999)}`)
  })

  it('take no more than a hundred entries', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', ...Array.from({ length: 100 }, String))
    expect(store.add(id, { title: 'x', address: '#/lab', note: '' })).toBe(false)
    expect(openTab().find(id)?.entries).toHaveLength(100)
  })
})

describe('two tabs', () => {
  it('do not undo each other in one set', () => {
    const one = openTab()
    const id = prepared(one, 'Talk', 'a')
    const other = openTab()
    add(one, id, 'b')
    add(other, id, 'c')
    one.rename(id, 'New')
    expect(titles(openTab(), id)).toBe('a b c')
    expect(openTab().find(id)?.name).toBe('New')
  })

  it('show what the other has done', () => {
    const one = openTab()
    const id = prepared(one, 'Talk', 'a')
    const other = openTab()
    add(one, id, 'b')
    tellTabs(`tansaku-set:${id}`)
    expect(titles(other, id)).toBe('a b')
    one.remove(id)
    tellTabs(`tansaku-set:${id}`)
    expect(other.sets).toEqual([])
  })

  it('bring back what can come back, where the other has removed the set of an entry', () => {
    const one = openTab()
    const [gone, left] = [prepared(one, 'Gone', 'a'), prepared(one, 'Left', 'b')]
    one.removeEntry(left, entryOf(one, left, 'b'))
    one.removeEntry(gone, entryOf(one, gone, 'a'))
    const other = openTab()
    other.remove(gone)
    tellTabs(`tansaku-set:${gone}`)
    expect([one.undoRemove(), titles(one, left), one.removed]).toEqual([true, 'b', undefined])
    other.undoRemove()
    tellTabs(`tansaku-set:${gone}`)
    expect([one.undoRemove(), titles(one, gone)]).toEqual([true, 'a'])
  })
})

describe('a device', () => {
  it('that is full loses nothing while the page is open, and keeps all once there is room', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a')
    const makeRoom = fullDevice()
    add(store, id, 'b')
    const other = prepared(store, 'Other', 'c')
    expect(store.isHereOnly).toBe(true)
    expect(titles(store, id)).toBe('a b')
    tellTabs(null)
    expect(titles(store, id)).toBe('a b')
    makeRoom()
    add(store, other, 'd')
    expect(store.isHereOnly).toBe(false)
    expect(titles(openTab(), id)).toBe('a b')
    expect(titles(openTab(), other)).toBe('c d')
  })

  it('that is full keeps what had no room as soon as a set is removed', () => {
    const store = openTab()
    const old = prepared(store, 'Old', 'a')
    const makeRoom = fullDevice()
    const id = prepared(store, 'New', 'b')
    expect(store.isHereOnly).toBe(true)
    makeRoom()
    store.remove(old)
    expect(store.isHereOnly).toBe(false)
    expect(titles(openTab(), id)).toBe('b')
  })

  it('that is refused holds each change once while the page is open, and this is said', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = openTab()
    expect(store.isHereOnly).toBe(false)
    const id = prepared(store, 'Talk', 'a', 'b')
    expect(store.isHereOnly).toBe(true)
    expect(titles(store, id)).toBe('a b')
    store.removeEntry(id, entryOf(store, id, 'a'))
    expect(titles(store, id)).toBe('b')
    store.remove(id)
    expect([store.sets.length, store.isHereOnly]).toEqual([0, false])
  })

  it('that was tampered with shows what can be read, and keeps the rest', () => {
    const id = prepared(openTab(), 'Talk', 'a')
    for (const [key, text] of [
      ['x', '{'],
      ['y', 'null'],
      ['z', '{"format":"tansaku-set"}'],
    ] as const) {
      localStorage.setItem(`tansaku-set:${key}`, text)
    }
    expect(openTab().sets.map((set) => set.id)).toEqual([id])
    expect(localStorage.getItem('tansaku-set:x')).toBe('{')
  })

  it('takes the id of a set from its key alone', () => {
    const store = openTab()
    const id = prepared(store, 'Talk', 'a')
    localStorage.setItem('tansaku-set:k2', localStorage.getItem(`tansaku-set:${id}`) ?? '')
    expect(
      openTab()
        .sets.map((set) => set.id)
        .toSorted(),
    ).toEqual([id, 'k2'].toSorted())
  })

  it('is empty once all is cleared', () => {
    const store = openTab()
    prepared(store, 'Talk', 'a')
    store.clear()
    expect(openTab().sets).toEqual([])
    expect(localStorage).toHaveLength(0)
  })
})

import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { cleanName, uniqueName } from '../shared/givenName'
import { newId } from '../shared/newId'
import { say } from '../words/message'
import { cleanSetName } from './cleanSetName'
import { useKeptSets } from './device/useKeptSets'
import { fittedEntry } from './fittedEntry'
import { mostInSet, mostSets } from './preparedSet'
import type { PreparedSet, SetEntry } from './preparedSet'
import { withChangedEntry, withEntry, withMovedEntry, withoutEntry } from './setEdits'

/** What was removed: a set, or an entry and its place. */
type RemovedFromSets =
  | { readonly kind: 'set'; readonly set: PreparedSet }
  | {
      readonly kind: 'entry'
      readonly setId: string
      readonly entry: SetEntry
      readonly place: number
    }

/** The sets that somebody has prepared. A change is there at once, and kept on the device. */
export const useSets = defineStore('sets', () => {
  const { sets, isHereOnly, put, change, take, takeAll } = useKeptSets()
  /** All that was removed since the page was opened, the last one at the end. */
  const removals = shallowRef<readonly RemovedFromSets[]>([])
  /** What comes back first. An entry does not while its set is gone, such as by another tab. */
  const removed = computed(() =>
    removals.value.findLast((each) => each.kind === 'set' || find(each.setId) !== undefined),
  )

  function find(id: string): PreparedSet | undefined {
    return sets.value.find((set) => set.id === id)
  }

  /** A name that no set has yet, but for the one that is to have it. */
  function free(name: string, id?: string): string {
    const others = sets.value.filter((set) => set.id !== id)
    const taken = new Set(others.map((set) => set.name))
    return uniqueName(cleanSetName(name), taken, say({ key: 'sets.copy' }), mostInSet.name)
  }

  /** Keeps a new set; nothing where there are too many. */
  function create(name: string, entries: readonly SetEntry[] = []): PreparedSet | undefined {
    if (sets.value.length >= mostSets) return undefined
    const set = { id: newId(), name: free(name), entries }
    put(set)
    return set
  }

  /** Gives a set another name; an empty one leaves the old. */
  function rename(id: string, name: string): void {
    const clean = cleanName(name, mostInSet.name)
    if (clean !== '') change(id, (set) => ({ ...set, name: free(clean, id) }))
  }

  function remove(id: string): void {
    const set = find(id)
    if (!set) return
    removals.value = [...removals.value, { kind: 'set', set }]
    take(id)
  }

  /** Puts an entry at the end of a set; tells whether there was room. */
  function add(id: string, entry: Omit<SetEntry, 'id'>): boolean {
    const set = find(id)
    if (!set || set.entries.length >= mostInSet.entries) return false
    const added = fittedEntry({ ...entry, id: newId() })
    change(id, (old) => withEntry(old, added))
    return true
  }

  function edit(id: string, entry: string, changed: (old: SetEntry) => SetEntry): void {
    change(id, (set) => withChangedEntry(set, entry, (old) => fittedEntry(changed(old))))
  }

  function move(id: string, entry: string, place: number): void {
    change(id, (set) => withMovedEntry(set, entry, place))
  }

  function removeEntry(id: string, entryId: string): void {
    const entries = find(id)?.entries ?? []
    const place = entries.findIndex((entry) => entry.id === entryId)
    const entry = entries[place]
    if (!entry) return
    removals.value = [...removals.value, { kind: 'entry', setId: id, entry, place }]
    change(id, (set) => withoutEntry(set, entryId))
  }

  /** Brings back what was removed last of what can come back; tells whether there was room for it. */
  function undoRemove(): boolean {
    const last = removed.value
    if (!last) return false
    if (last.kind === 'set') {
      if (sets.value.length >= mostSets) return false
      put({ ...last.set, name: free(last.set.name) })
    } else {
      const set = find(last.setId)
      if (!set || set.entries.length >= mostInSet.entries) return false
      change(last.setId, (old) => withEntry(old, last.entry, last.place))
    }
    removals.value = removals.value.filter((each) => each !== last)
    return true
  }

  function clear(): void {
    takeAll()
    removals.value = []
  }

  return {
    sets,
    /** Whether something is here only: the device has no room, or the browser refuses its storage. */
    isHereOnly,
    removals,
    removed,
    find,
    create,
    rename,
    remove,
    add,
    edit,
    move,
    removeEntry,
    undoRemove,
    clear,
  }
})

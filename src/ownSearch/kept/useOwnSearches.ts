import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Result } from '../../problems/result'
import { cleanName, lengthOfName, mostOfName, uniqueName } from '../../shared/givenName'
import { newId } from '../../shared/newId'
import { say } from '../../words/message'
import type { KeptFault } from './keptFault'
import { withSource, withVersion } from './ownSearch'
import type { OwnSearch, SourceVersion } from './ownSearch'
import { ranHere } from './ranHere'
import { useKeptSearches } from './useKeptSearches'

type Changed = Result<OwnSearch, KeptFault>

/**
 * The searches that somebody wrote. A change is there at once, and soon kept on the device; where
 * the device has no room it stays here, and `fault` says so until it could be kept.
 */
export const useOwnSearches = defineStore('ownSearches', () => {
  const untitled = say({ key: 'ownSearch.kept.untitled' })
  const { entries, fault, put, take, change, flush, takeAll } = useKeptSearches(untitled)
  const { wasRunHere, noteRun, clearRuns } = ranHere()
  /** What was removed since the page was opened, each with its place, the last one at the end. */
  const removals = shallowRef<readonly { readonly search: OwnSearch; readonly place: number }[]>([])
  const removed = computed(() => removals.value.at(-1))

  function free(name: string): string {
    const taken = new Set(entries.value.map((search) => search.name))
    return uniqueName(name, taken, say({ key: 'ownSearch.kept.copy' }))
  }

  /** Keeps a new search, under a name that no other has, as the first of the list. */
  function create(name: string, source: string): Changed {
    const search = { source, changedAt: Date.now(), versions: [] }
    return put({ id: newId(), name: free(cleanName(name) || untitled), ...search }, 0)
  }

  /** Changes the text of a search; it is kept on the device after a pause, or when the page goes. */
  function write(id: string, source: string): Changed {
    return change(id, (search) => withSource(search, source, Date.now()), 'soon')
  }

  /** Gives a search another name, unless it is another's. */
  function rename(id: string, name: string): Changed {
    const length = lengthOfName(name)
    if (length > mostOfName) {
      return { ok: false, fault: { kind: 'long-name', length, most: mostOfName } }
    }
    const clean = cleanName(name)
    if (clean === '') return { ok: false, fault: { kind: 'no-name' } }
    if (entries.value.some((other) => other.id !== id && other.name === clean)) {
      return { ok: false, fault: { kind: 'name-taken', name: clean } }
    }
    return change(id, (old) => (old.name === clean ? old : { ...old, name: clean }), 'now')
  }

  function remove(id: string): void {
    const place = entries.value.findIndex((search) => search.id === id)
    const search = entries.value[place]
    if (!search) return
    removals.value = [...removals.value, { search, place }]
    take(id)
  }

  /** Brings back what was removed last. */
  function undoRemove(): Changed {
    if (!removed.value) return { ok: false, fault: { kind: 'gone' } }
    const { search, place } = removed.value
    const result = put({ ...search, name: free(search.name) }, place)
    if (result.ok) removals.value = removals.value.slice(0, -1)
    return result
  }

  /** Keeps a text as a version, as each run does: the present one, or that which was just run. */
  function keepVersion(id: string, source?: string): Changed {
    return change(id, (search) => withVersion(search, Date.now(), source), 'now')
  }

  /** Goes back to a version; the present text becomes one first. */
  function restore(id: string, { source }: SourceVersion): Changed {
    const now = Date.now()
    return change(id, (search) => withSource(withVersion(search, now), source, now), 'now')
  }

  /** Forgets all searches, and what was run. */
  function clear(): void {
    takeAll()
    clearRuns()
    removals.value = []
  }

  return {
    entries,
    /** Why the last changes are not on the device, if they are not. */
    fault,
    /** What is brought back next. */
    removed,
    create,
    write,
    rename,
    remove,
    undoRemove,
    keepVersion,
    restore,
    flush,
    clear,
    wasRunHere,
    noteRun,
  }
})

import { useDebounceFn, useEventListener } from '@vueuse/core'
import { shallowRef } from 'vue'
import type { Result } from '../../problems/result'
import { deviceStorage } from '../../settings/deviceStorage'
import type { KeptFault } from './keptFault'
import { mostOwnSearches } from './ownSearch'
import type { OwnSearch } from './ownSearch'
import { searchDevice } from './searchDevice'

const pause = { after: 500, atMost: 3_000 }

/**
 * The searches in memory and on the device. A change is in memory at once; what the device did not
 * take stays there, and is written with the next change.
 *
 * @param untitled the name of a search that was kept without one
 */
export function useKeptSearches(untitled: string) {
  const device = searchDevice(untitled)
  const entries = shallowRef(device.load())
  const fault = shallowRef<KeptFault>()
  const unsaved = new Set<string>()

  function find(id: string): OwnSearch | undefined {
    return entries.value.find((search) => search.id === id)
  }

  function replace(search: OwnSearch): void {
    entries.value = entries.value.map((other) => (other.id === search.id ? search : other))
  }

  function drop(id: string): void {
    entries.value = entries.value.filter((search) => search.id !== id)
    unsaved.delete(id)
  }

  /** Puts a search that is not there at a place in the list. */
  function put(search: OwnSearch, place: number): Result<OwnSearch, KeptFault> {
    if (entries.value.length >= mostOwnSearches) {
      return { ok: false, fault: { kind: 'too-many', most: mostOwnSearches } }
    }
    entries.value = entries.value.toSpliced(place, 0, search)
    unsaved.add(search.id)
    flush()
    return { ok: true, value: search }
  }

  /** Takes a search away, here and from the device. */
  function take(id: string): void {
    drop(id)
    device.remove(id)
    // There may be room now for what had none.
    flush()
  }

  /** Puts another in the place of a search, and writes it at once or after a pause. */
  function change(
    id: string,
    changed: (search: OwnSearch) => OwnSearch,
    when: 'now' | 'soon',
  ): Result<OwnSearch, KeptFault> {
    const search = find(id)
    if (!search) return { ok: false, fault: { kind: 'gone' } }
    const value = changed(search)
    if (value !== search) {
      replace(value)
      unsaved.add(id)
    }
    if (unsaved.has(id)) void (when === 'now' ? flush() : flushSoon())
    return { ok: true, value: find(id) ?? value }
  }

  /** Writes what is not on the device yet. What another tab wrote meanwhile is not lost. */
  function flush(): void {
    let found: KeptFault | undefined
    for (const id of unsaved) {
      const search = find(id)
      const merged = search && device.merged(search)
      if (merged && merged !== search) replace(merged)
      const wrong = merged && device.save(merged)
      if (wrong) found = wrong
      else unsaved.delete(id)
    }
    fault.value = found
  }
  const flushSoon = useDebounceFn(flush, pause.after, { maxWait: pause.atMost })

  function takeAll(): void {
    for (const { id } of entries.value) device.remove(id)
    entries.value = []
    unsaved.clear()
    fault.value = undefined
  }

  /** Another tab has changed one search, or has cleared all. */
  function follow({ key, storageArea }: StorageEvent): void {
    if (storageArea && storageArea !== deviceStorage()) return
    if (key === null) for (const { id } of entries.value) followOne(id)
    const id = key === null ? undefined : device.idOf(key)
    if (id !== undefined) followOne(id)
  }

  function followOne(id: string): void {
    // What is not saved here is merged with the other when it is saved.
    if (unsaved.has(id)) return flush()
    if (device.isGone(id)) return drop(id)
    const there = device.loadOne(id)
    if (!there) return
    if (find(id)) replace(there)
    else if (entries.value.length < mostOwnSearches) entries.value = [there, ...entries.value]
  }

  useEventListener(window, 'storage', follow)
  useEventListener(window, 'pagehide', flush)
  useEventListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })

  return { entries, fault, put, take, change, flush, takeAll }
}

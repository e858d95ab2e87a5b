import { useEventListener } from '@vueuse/core'
import { ref, shallowRef } from 'vue'
import { allowedStorage, deviceStorage } from '../../settings/deviceStorage'
import type { PreparedSet } from '../preparedSet'
import { dropSet, isKeyOfSet, keepSet, keptSet, keptSets } from './setDevice'

type Change = (set: PreparedSet) => PreparedSet

/**
 * The sets in memory and on the device. A change is made to what stands on the device at that
 * moment, so that two tabs do not undo each other. What the device did not take stays here, and is
 * made again with the next change.
 */
export function useKeptSets() {
  const sets = shallowRef(keptSets())
  /** Whether something is here that the device does not keep. */
  const isHereOnly = ref(false)
  /** The changes that the device did not take, in their order; a new set has none at first. */
  const waiting = new Map<string, readonly Change[]>()

  function show(set: PreparedSet): void {
    const isHere = sets.value.some(({ id }) => id === set.id)
    const others = sets.value.map((other) => (other.id === set.id ? set : other))
    sets.value = isHere ? others : [...sets.value, set]
  }

  function hide(id: string): void {
    sets.value = sets.value.filter((set) => set.id !== id)
  }

  function put(set: PreparedSet): void {
    show(set)
    waiting.set(set.id, [])
    flush()
  }

  function change(id: string, by: Change): void {
    waiting.set(id, [...(waiting.get(id) ?? []), by])
    const here = sets.value.find((set) => set.id === id)
    if (here) show(by(here))
    flush()
  }

  function take(id: string): void {
    hide(id)
    waiting.delete(id)
    dropSet(id)
    // There may be room now for what had none.
    flush()
  }

  function flush(): void {
    for (const [id, changes] of waiting) {
      const there = keptSet(id)
      const here = sets.value.find((set) => set.id === id)
      const set = there ? changes.reduce((before, by) => by(before), there) : here
      if (set) show(set)
      if (!set || keepSet(set)) waiting.delete(id)
    }
    // Where the browser refuses its storage, what stands in for it ends with the page.
    isHereOnly.value = waiting.size > 0 || (sets.value.length > 0 && !allowedStorage())
  }

  function takeAll(): void {
    for (const { id } of keptSets()) dropSet(id)
    sets.value = []
    waiting.clear()
    isHereOnly.value = false
  }

  /** Another tab has changed a set, or has cleared all. */
  function follow({ key, storageArea }: StorageEvent): void {
    if (storageArea && storageArea !== deviceStorage()) return
    if (key !== null && !isKeyOfSet(key)) return
    const there = keptSets()
    const mine = sets.value.filter(({ id }) => waiting.has(id))
    const before = new Set(sets.value.map(({ id }) => id))
    const placed = sets.value.flatMap(({ id }) => there.find((set) => set.id === id) ?? [])
    const missing = mine.filter(({ id }) => !placed.some((set) => set.id === id))
    sets.value = [...placed, ...missing, ...there.filter(({ id }) => !before.has(id))]
    flush()
  }

  useEventListener(window, 'storage', follow)
  return { sets, isHereOnly, put, change, take, takeAll }
}

import type { Settings } from '../../problems/problem'
import { mostSearches } from './comparison'

/** A place for a search: the name of its stage, and the search that is shown there. */
export interface Slot {
  readonly id: number
  readonly settings: Settings
}

/**
 * The slots for some searches: a search that is shown already keeps its slot, another one takes the
 * slot of one that goes, so that as little as possible is searched again.
 */
export function slotsFor(before: readonly Slot[], searches: readonly Settings[]): readonly Slot[] {
  const left = [...before]
  const kept = searches.map((settings) => {
    const at = left.findIndex((slot) => isSame(slot.settings, settings))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  const taken = new Set(before.map(({ id }) => id))
  const free = Array.from({ length: mostSearches }, (_, id) => id).filter((id) => !taken.has(id))
  const ids = [...left.map(({ id }) => id), ...free]
  return searches.map((settings, place) => kept[place] ?? { id: ids.shift() ?? place, settings })
}

function isSame(one: Settings, other: Settings): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}

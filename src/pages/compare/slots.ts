import { isSameRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { mostSearches } from './comparison'

/** A place for a search: the name of its stage, and the search that is shown there. */
export interface Slot {
  readonly id: number
  readonly run: Run
}

/**
 * The slots for some searches: a search that is shown already keeps its slot, another one takes the
 * slot of one that goes, so that as little as possible is searched again.
 */
export function slotsFor(before: readonly Slot[], searches: readonly Run[]): readonly Slot[] {
  const left = [...before]
  const kept = searches.map((run) => {
    const at = left.findIndex((slot) => isSameRun(slot.run, run))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  const taken = new Set(before.map(({ id }) => id))
  const free = Array.from({ length: mostSearches }, (_, id) => id).filter((id) => !taken.has(id))
  const ids = [...left.map(({ id }) => id), ...free]
  return searches.map((run, place) => kept[place] ?? { id: ids.shift() ?? place, run })
}

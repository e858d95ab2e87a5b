import { rowsAt } from './events'
import { firstAtLeast } from './firstAtLeast'
import { keptNodes } from './keptNodes'
import type { Marker } from '../marker'
import type { Recording } from '../recording'

// A recording that gets more markers gets a new list of them.
const known = new WeakMap<readonly Marker[], readonly number[]>()

/**
 * How many states a search has reached by a step, of one that keeps what it reached. Each kept node
 * has a state of its own, but for one that replaces another and one that meets the other side.
 */
export function reachedAt(recording: Recording, step: number): number {
  const kept = keptNodes(recording, rowsAt(recording, step)).length
  const events = repeatedAt(recording)
  // Such a node is generated one event before it is told what it is.
  return kept - firstAtLeast(events, events.length, step + 2)
}

/** The events at which a node is told to have a state that another has, too. */
function repeatedAt({ markers }: Recording): readonly number[] {
  const before = known.get(markers)
  if (before) return before
  const events = markers.flatMap((mark) => {
    const meets = mark.kind === 'solution' && mark.meets !== undefined
    return meets || mark.kind === 'supersede' ? [mark.event] : []
  })
  known.set(markers, events)
  return events
}

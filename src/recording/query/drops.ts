import type { Node } from '../../solvers/solver'
import type { Marker } from '../marker'
import { firstAtLeast } from './firstAtLeast'
import type { Recording } from '../recording'

/** The event at which a node that waited left the frontier for good. */
export type DropMark = Extract<Marker, { kind: 'drop' }>

// A recording that grows gets a new list of markers with each part.
const known = new WeakMap<readonly Marker[], ReadonlyMap<Node, DropMark>>()

/** The nodes of a recording that were dropped, with the event of each. */
export function dropMarks({ markers }: Recording): ReadonlyMap<Node, DropMark> {
  const before = known.get(markers)
  if (before) return before
  const marks = new Map(
    markers.flatMap((mark) => (mark.kind === 'drop' ? [[mark.node, mark] as const] : [])),
  )
  known.set(markers, marks)
  return marks
}

/** How many nodes were dropped up to a step. */
export function droppedAt(recording: Recording, step: number): number {
  const events = Array.from(dropMarks(recording).values(), ({ event }) => event)
  return firstAtLeast(events, events.length, step + 1)
}

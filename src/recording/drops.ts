import type { Node } from '../solvers/solver'
import type { Landmark } from './landmark'
import type { Recording } from './recording'

/** The event at which a node that waited left the frontier for good. */
export type DropMark = Extract<Landmark, { kind: 'drop' }>

// A recording that grows gets a new list of landmarks with each part.
const known = new WeakMap<readonly Landmark[], ReadonlyMap<Node, DropMark>>()

/** The nodes of a recording that were dropped, with the event of each. */
export function dropMarks({ landmarks }: Recording): ReadonlyMap<Node, DropMark> {
  const before = known.get(landmarks)
  if (before) return before
  const marks = new Map(
    landmarks.flatMap((mark) => (mark.kind === 'drop' ? [[mark.node, mark] as const] : [])),
  )
  known.set(landmarks, marks)
  return marks
}

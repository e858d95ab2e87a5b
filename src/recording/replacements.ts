import type { Node } from '../solvers/solver'
import type { Landmark } from './landmark'
import type { Recording } from './recording'

/** The event at which a cheaper way to a node's state was found. */
export type ReplacementMark = Extract<Landmark, { kind: 'supersede' }>

// A recording that grows gets a new list of landmarks with each part.
const known = new WeakMap<readonly Landmark[], ReadonlyMap<Node, ReplacementMark>>()

/** What replaced nodes in a recording, by the node that was replaced; each is so only once. */
export function replacementMarks({ landmarks }: Recording): ReadonlyMap<Node, ReplacementMark> {
  const before = known.get(landmarks)
  if (before) return before
  const marks = new Map(
    landmarks.flatMap((mark) => (mark.kind === 'supersede' ? [[mark.node, mark] as const] : [])),
  )
  known.set(landmarks, marks)
  return marks
}

/** What has replaced a node by a step, waiting or expanded; nothing where the node still stands. */
export function replacementAt(
  recording: Recording,
  node: Node,
  step: number,
): ReplacementMark | undefined {
  const mark = replacementMarks(recording).get(node)
  return mark && mark.event <= step ? mark : undefined
}

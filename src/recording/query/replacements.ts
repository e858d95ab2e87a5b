import type { Node } from '../../solvers/solver'
import type { Marker } from '../marker'
import type { Recording } from '../recording'

/** The event at which a cheaper way to a node's state was found. */
export type ReplacementMark = Extract<Marker, { kind: 'supersede' }>

// A recording that grows gets a new list of markers with each part.
const known = new WeakMap<readonly Marker[], ReadonlyMap<Node, ReplacementMark>>()

/** What replaced nodes in a recording, by the node that was replaced; each is so only once. */
export function replacementMarks({ markers }: Recording): ReadonlyMap<Node, ReplacementMark> {
  const before = known.get(markers)
  if (before) return before
  const marks = new Map(
    markers.flatMap((mark) => (mark.kind === 'supersede' ? [[mark.node, mark] as const] : [])),
  )
  known.set(markers, marks)
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

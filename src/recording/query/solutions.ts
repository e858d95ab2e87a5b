import type { Node } from '../../solvers/solver'
import { iterationAt } from './iterations'
import { pathTo } from './path'
import type { Marker } from '../marker'
import type { Recording } from '../recording'

/** The event at which a node was found to be a goal, or to meet a node of the other side. */
export type SolutionMark = Extract<Marker, { kind: 'solution' }>

// A recording that grows gets a new list of markers with each part.
const known = new WeakMap<readonly Marker[], ReadonlyMap<Node, SolutionMark>>()

/** The solutions of a recording by the node that ends each, in the order in which they are found. */
export function solutionMarks({ markers }: Recording): ReadonlyMap<Node, SolutionMark> {
  const before = known.get(markers)
  if (before) return before
  const marks = new Map(
    markers.flatMap((mark) => (mark.kind === 'solution' ? [[mark.node, mark] as const] : [])),
  )
  known.set(markers, marks)
  return marks
}

/** The nodes of a solution from root to root, in two parts where two trees meet. */
export function solutionWay(
  recording: Recording,
  { node, meets }: SolutionMark,
): readonly (readonly Node[])[] {
  const way = pathTo(recording, node)
  return meets === undefined ? [way] : [way, pathTo(recording, meets).toReversed()]
}

/** The ways to the goals that the iteration of a step has found by then, the last one last. */
export function waysFound(
  recording: Recording,
  step: number,
): readonly (readonly (readonly Node[])[])[] {
  const { firstRow } = iterationAt(recording, step)
  return Array.from(solutionMarks(recording).values())
    .filter(({ event, node }) => event <= step && node >= firstRow)
    .map((mark) => solutionWay(recording, mark))
}

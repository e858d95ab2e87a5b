import type { Node } from '../../solvers/solver'
import type { Marker } from '../marker'
import type { Recording } from '../recording'

/** One of the trees of a search that begins anew with higher limits, or the only tree there is. */
export interface Iteration {
  /** Its limit, where the search has limits. */
  readonly limit: number | undefined
  readonly firstRow: Node
  /** The row after its last one: while it is still being recorded, the rows so far. */
  readonly endRow: Node
  /** True when no more rows of it will come. */
  readonly complete: boolean
}

/** The event at which a search begins anew, with a limit. */
export type IterationMark = Extract<Marker, { kind: 'iteration' }>

// A recording that gets more markers gets a new list of them.
const known = new WeakMap<readonly Marker[], readonly IterationMark[]>()

/** Where the iterations of a recording begin, in order; none in a search without limits. */
export function iterationMarks({ markers }: Recording): readonly IterationMark[] {
  const before = known.get(markers)
  if (before) return before
  const marks = markers.filter((mark) => mark.kind === 'iteration')
  known.set(markers, marks)
  return marks
}

/** The iteration that runs at a step; for a search without limits the whole run. */
export function iterationAt(recording: Recording, step: number): Iteration {
  const { rows, outcome, overBudget } = recording
  const marks = iterationMarks(recording)
  const at = marks.findLastIndex(({ event }) => event <= step)
  const end = marks[at + 1]?.firstRow
  return {
    limit: marks[at]?.limit,
    firstRow: marks[at]?.firstRow ?? 0,
    endRow: end ?? rows,
    complete: end !== undefined || outcome !== undefined || overBudget,
  }
}

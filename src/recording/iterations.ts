import type { Node } from '../solvers/solver'
import { landmarksAt } from './events'
import type { Recording } from './recording'

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

/** The iteration that runs at a step; for a search without limits the whole run. */
export function iterationAt(recording: Recording, step: number): Iteration {
  const { landmarks, rows, outcome } = recording
  let at = landmarksAt(recording, step) - 1
  while (at >= 0 && landmarks[at].kind !== 'iteration') at--
  const mark = landmarks[at]
  const following = landmarks.find((next, index) => index > at && next.kind === 'iteration')
  const end = following?.kind === 'iteration' ? following.firstRow : undefined
  return {
    limit: mark?.kind === 'iteration' ? mark.limit : undefined,
    firstRow: mark?.kind === 'iteration' ? mark.firstRow : 0,
    endRow: end ?? rows,
    complete: end !== undefined || outcome !== undefined || recording.overBudget,
  }
}

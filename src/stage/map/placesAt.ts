import { rowsAt } from '../../recording/query/events'
import { iterationAt } from '../../recording/query/iterations'
import { statusAt } from '../../recording/query/status'
import type { Status } from '../../recording/query/status'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'

/** What a search has done with a place of a map by a step. */
export interface PlaceMoment {
  readonly status: Status
  /** The node that stands for it in the tree: of several the latest that is not cut off. */
  readonly node: Node | undefined
}

const untouched: PlaceMoment = { status: 'absent', node: undefined }
const cutOff: readonly Status[] = ['pruned', 'dropped', 'superseded']

/**
 * What each place of a map is at a step, by the nodes that have reached its state; of a search that
 * begins anew by those of the iteration that runs.
 *
 * @param count how many places there are
 */
export function placesAt(
  recording: Recording,
  step: number,
  count: number,
): readonly PlaceMoment[] {
  const { low } = recording.columns
  const moments = Array.from({ length: count }, () => untouched)
  const end = rowsAt(recording, step)
  for (let node = iterationAt(recording, step).firstRow; node < end; node++) {
    const status = statusAt(recording, node, step)
    const isKnown = moments[low[node]].node !== undefined
    if (!isKnown || !cutOff.includes(status)) moments[low[node]] = { status, node }
  }
  return moments
}

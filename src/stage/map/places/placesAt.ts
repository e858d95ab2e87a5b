import { rowsAt } from '../../../recording/query/events'
import { iterationAt } from '../../../recording/query/iterations'
import { statusAt } from '../../../recording/query/status'
import type { Status } from '../../../recording/query/status'
import type { Recording } from '../../../recording/recording'
import type { MappedStates } from '../../../recording/stateMap'
import type { Node } from '../../../solvers/solver'

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
 * @param placeOf where a state is, if it is on the map
 */
export function placesAt(
  recording: Recording,
  step: number,
  count: number,
  placeOf: MappedStates['placeOf'] = (low) => low,
): readonly PlaceMoment[] {
  const { low, high } = recording.columns
  const moments = Array.from({ length: count }, () => untouched)
  const end = rowsAt(recording, step)
  for (let node = iterationAt(recording, step).firstRow; node < end; node++) {
    const place = placeOf(low[node], high[node])
    if (place === undefined) continue
    const status = statusAt(recording, node, step)
    const isKnown = moments[place].node !== undefined
    if (!isKnown || !cutOff.includes(status)) moments[place] = { status, node }
  }
  return moments
}

import type { Node } from '../../solvers/solver'
import type { Recording } from '../recording'
import type { MappedStates } from '../stateMap'
import { isWhole } from './isWhole'

/** When a search comes to a place of the map: the first node there after a step, or that there is none. */
export type Coming =
  | { readonly kind: 'later'; readonly node: Node; readonly step: number }
  | { readonly kind: 'never' }
  /** It was there with another limit, or what is recorded so far does not tell. */
  | { readonly kind: 'unknown' }

/** What is to come to a place that no node has reached at a step. */
export function comingTo(
  recording: Recording,
  step: number,
  place: number,
  placeOf: MappedStates['placeOf'],
): Coming {
  const { low, high, generatedAt } = recording.columns
  let wasThere = false
  for (let node = 0; node < recording.rows; node++) {
    if (placeOf(low[node], high[node]) !== place) continue
    if (generatedAt[node] > step) return { kind: 'later', node, step: generatedAt[node] }
    wasThere = true
  }
  return { kind: isWhole(recording) && !wasThere ? 'never' : 'unknown' }
}

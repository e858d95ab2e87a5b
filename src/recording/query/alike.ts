import type { Node } from '../../solvers/solver'
import type { Recording } from '../recording'
import type { MappedStates } from '../stateMap'
import { rowsAt } from './events'
import { iterationAt } from './iterations'

/** The other nodes that have a node's place on the map, of those that are there at a step. */
export function alikeAt(
  recording: Recording,
  step: number,
  node: Node,
  placeOf: MappedStates['placeOf'],
): ReadonlySet<Node> {
  const { low, high } = recording.columns
  const place = placeOf(low[node], high[node])
  const alike = new Set<Node>()
  if (place === undefined) return alike
  const end = rowsAt(recording, step)
  for (let other = iterationAt(recording, step).firstRow; other < end; other++) {
    if (other !== node && placeOf(low[other], high[other]) === place) alike.add(other)
  }
  return alike
}

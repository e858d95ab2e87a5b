import type { Stage } from '../../player/stageStore'
import { comingTo } from '../../recording/query/coming'
import type { MappedStates } from '../../recording/stateMap'
import { say } from '../../words/message'

/** What is said of a place or a cell that no node has reached at a stage's step. */
export function toldUnreached(
  { known, step }: Stage,
  place: number,
  placeOf: MappedStates['placeOf'],
): string {
  if (!known) return say({ key: 'map.notReached' })
  const coming = comingTo(known, step, place, placeOf)
  if (coming.kind === 'never') return say({ key: 'map.never' })
  if (coming.kind === 'unknown') return say({ key: 'map.notReached' })
  return say({ key: 'map.later', values: { node: coming.node, step: coming.step } })
}

import type { Node } from '../../solvers/solver'
import { kept } from '../reasonCodes'
import type { Recording } from '../recording'
import { firstWhere } from './bisect'
import { dropMarkers, replacementAt, solutionMarkers } from './markers'

/** What a node is at a step: `absent` before it is generated. */
export type Status =
  | 'absent'
  | 'waiting'
  | 'expanded'
  | 'pruned'
  | 'superseded'
  | 'dropped'
  | 'solution'

/**
 * Whether a search has cut a node off: as it was generated, or while it waited.
 *
 * @param status or as what else a node may be shown
 */
export function isCutOff<Shown extends string>(
  status: Status | Shown,
): status is 'pruned' | 'dropped' {
  return status === 'pruned' || status === 'dropped'
}

export function statusAt(recording: Recording, node: Node, step: number): Status {
  const { columns } = recording
  if (columns.generatedAt[node] > step) return 'absent'
  if (columns.reason[node] !== kept) return 'pruned'
  if (columns.leftAt[node] > step) return 'waiting'
  if (solutionMarkers(recording).has(node)) return 'solution'
  if (dropMarkers(recording).has(node)) return 'dropped'
  // A node that is replaced after it was expanded stays expanded.
  return replacementAt(recording, node, step)?.waiting ? 'superseded' : 'expanded'
}

/** How many nodes were dropped up to a step. */
export function droppedAt(recording: Recording, step: number): number {
  const events = Array.from(dropMarkers(recording).values(), ({ event }) => event)
  return firstWhere(0, events.length, (place) => events[place] > step)
}

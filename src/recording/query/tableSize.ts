import type { ChosenSolver } from '../../solvers/manifest/chooseSolver'
import { levelsKept } from '../../structures/twoStepTable'
import type { Marker } from '../marker'
import type { Recording } from '../recording'
import { firstWhere } from './bisect'
import { rowsAt } from './events'
import { keptNodes } from './keptNodes'
import { keptPerLevel } from './levelCounts'
import { memoized } from './memoized'

/** How many states the table of reached states holds at a step. */
export function tableSizeAt(recording: Recording, chosen: ChosenSolver, step: number): number {
  if (chosen.solver.forgets) return 0
  if (!tableForgets(chosen)) return reachedAt(recording, step)
  return sizesByLevel(recording, step).at(-1) ?? 0
}

/** The most states that the table has held at once, up to a step. */
export function peakTableSizeAt(recording: Recording, chosen: ChosenSolver, step: number): number {
  if (chosen.solver.forgets) return 0
  if (!tableForgets(chosen)) return reachedAt(recording, step)
  return sizesByLevel(recording, step).reduce((most, size) => Math.max(most, size), 0)
}

/** Whether the table lets go of states, so that it holds fewer than were reached. */
export function tableForgets({ options }: ChosenSolver): boolean {
  return options.reached === 'two-step'
}

/**
 * How many states a search has reached by a step, of one that keeps what it reached. Each kept node
 * has a state of its own, but for one that replaces another and one that meets the other side.
 */
export function reachedAt(recording: Recording, step: number): number {
  const kept = keptNodes(recording, rowsAt(recording, step)).length
  const events = eventsOfRepeats(recording.markers)
  // Such a node is generated one event before it is told what it is.
  return kept - firstWhere(0, events.length, (place) => events[place] > step + 1)
}

/** The events at which a node is told to have a state that another has, too. */
const eventsOfRepeats = memoized((markers: readonly Marker[]): readonly number[] =>
  markers.flatMap((marker) => {
    const meets = marker.kind === 'solution' && marker.meets !== undefined
    return meets || marker.kind === 'supersede' ? [marker.event] : []
  }),
)

/** What a table of the newest levels held when each level was as far as it is at a step. */
function sizesByLevel(recording: Recording, step: number): readonly number[] {
  const perLevel = keptPerLevel(recording, 0, rowsAt(recording, step))
  return perLevel.map((_, level) =>
    perLevel
      .slice(Math.max(0, level + 1 - levelsKept), level + 1)
      .reduce((size, nodes) => size + nodes, 0),
  )
}

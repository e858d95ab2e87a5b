import type { ChosenSolver } from '../../solvers/manifest/chooseSolver'
import { levelsKept } from '../../structures/twoStepTable'
import { rowsAt } from './events'
import { keptPerLevel } from './levelCounts'
import { reachedAt } from './reached'
import type { Recording } from '../recording'

/** How many states the table of reached states holds at a step. */
export function tableSizeAt(recording: Recording, chosen: ChosenSolver, step: number): number {
  if (chosen.solver.forgets) return 0
  if (!letsGo(chosen)) return reachedAt(recording, step)
  return heldAtLevels(recording, step).at(-1) ?? 0
}

/** The most states that the table has held at once, up to a step. */
export function peakTableSizeAt(recording: Recording, chosen: ChosenSolver, step: number): number {
  if (chosen.solver.forgets) return 0
  if (!letsGo(chosen)) return reachedAt(recording, step)
  return heldAtLevels(recording, step).reduce((most, held) => Math.max(most, held), 0)
}

/** Whether the table lets go of states, so that it holds fewer than were reached. */
export function letsGo({ options }: ChosenSolver): boolean {
  return options.reached === 'two-step'
}

/** What a table of the newest levels held when each level was as far as it is at a step. */
function heldAtLevels(recording: Recording, step: number): readonly number[] {
  const perLevel = keptPerLevel(recording, 0, rowsAt(recording, step))
  return perLevel.map((_, level) =>
    perLevel
      .slice(Math.max(0, level + 1 - levelsKept), level + 1)
      .reduce((held, nodes) => held + nodes, 0),
  )
}

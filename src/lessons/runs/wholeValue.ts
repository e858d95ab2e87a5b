import { countsAt } from '../../recording/counts'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { takenOf } from '../../recording/taken'
import type { RunValue } from './runValue'

/**
 * A number of a whole run, also of the part that outgrew its record. Nothing where the run has no
 * such number.
 *
 * @param recording of a run that has ended
 */
export function wholeValue(recording: Recording, run: Run, value: RunValue): number | undefined {
  const { totals, solution, solutions } = recording
  switch (value.kind) {
    case 'duplicates':
      return totals.prunedBy.reached
    case 'taken':
      return takenOf(run, recording)
    case 'moves':
      return solution?.length
    case 'solutions':
      return solutions
    case 'depth':
      return totals.perLevel.length - 1
    case 'waiting':
      return recording.overBudget ? undefined : countsAt(recording, recording.events - 1).frontier
    case 'width':
      return totals.perLevel[value.depth]
    case 'limit':
      return totals.perIteration.find(({ limit }) => limit === value.limit)?.[value.count]
    case 'bound':
      return startEstimate(run)
    default:
      return totals[value.kind]
  }
}

/** The estimate for the start, by the bound of the run or the usual one of its puzzle. */
export function startEstimate({ puzzle, chosen }: Run): number | undefined {
  const named = puzzle.bounds.find(({ id }) => id === chosen.options.bound)
  const bound = named ?? puzzle.bounds.at(0)
  return bound?.of(puzzle.start.low, puzzle.start.high)
}

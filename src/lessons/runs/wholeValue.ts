import { heuristicOf } from '../../recording/heuristic'
import { countsAt, poppedIn } from '../../recording/query/counts'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { mostOnPathAndWaiting } from './pathAndWaiting'
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
    case 'popped':
      return poppedIn(run, recording)
    case 'moves':
      return solution?.length
    case 'solutions':
      return solutions
    case 'depth':
      return totals.perLevel.length - 1
    case 'waiting':
      return recording.overBudget ? undefined : countsAt(recording, recording.events - 1).frontier
    case 'held':
      // A table holds what waits as well.
      return run.chosen.solver.forgets ? mostOnPathAndWaiting(recording) : totals.peakSize
    case 'width':
      return totals.perLevel[value.depth]
    case 'limit':
      return totals.perIteration.find(({ limit }) => limit === value.limit)?.[value.count]
    case 'heuristic':
      return startH(run)
    default:
      return totals[value.kind]
  }
}

/** The estimate for the start, by the heuristic of the run or the default one of its problem. */
export function startH(run: Run): number | undefined {
  const { problem } = run
  const heuristic = heuristicOf(run) ?? problem.heuristics.at(0)
  return heuristic?.of(problem.start.low, problem.start.high)
}

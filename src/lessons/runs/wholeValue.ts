import { inCosts } from '../../recording/costs'
import { heuristicOf } from '../../recording/heuristic'
import { countsAt, poppedIn } from '../../recording/query/counts'
import { estimatedValues, nodeValues } from '../../recording/query/nodeValues'
import { costOfSolution } from '../../recording/query/path/pathCost'
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
    case 'cost':
      return solution && inCosts(run.problem, costOfSolution(run.problem, solution))
    case 'solutions':
      return solutions
    case 'node':
      return valueOfNode(recording, run, value)
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

/** The h of the start, by the heuristic of the run or the default one of its problem. */
export function startH(run: Run): number | undefined {
  const { problem } = run
  const heuristic = heuristicOf(run) ?? problem.heuristics.at(0)
  const units = heuristic?.of(problem.start.low, problem.start.high)
  return units === undefined ? undefined : inCosts(problem, units)
}

/** A number of a node; nothing where there is no such node, or no h of it. */
export function valueOfNode(
  recording: Recording,
  run: Run,
  { of, node }: Extract<RunValue, { kind: 'node' }>,
): number | undefined {
  if (node >= recording.rows) return undefined
  if (of === 'g') return nodeValues(recording, run, node).g
  return estimatedValues(recording, run, node)?.[of]
}

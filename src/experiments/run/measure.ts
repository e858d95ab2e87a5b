import type { Action } from '../../problems/problem'
import { inCosts } from '../../recording/costs'
import { isUnsolvable } from '../../recording/isUnsolvable'
import { poppedIn } from '../../recording/query/counts'
import { costOfSolution } from '../../recording/query/path/pathCost'
import type { RunSummary } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { Recorder } from '../../recording/write/recorder'
import type { RunMemory } from '../../recording/write/runMemory'
import type { Measured } from '../row'
import { hundredths } from '../summary/rounded'

/**
 * Runs a search and keeps only its counts.
 *
 * @param cut how many nodes it may expand; the count alone decides, so that a run is cut at the same
 * node on every machine
 * @param now tells the time in milliseconds
 * @param memory the memory to do it in
 */
export function measure(run: Run, cut: number, now: () => number, memory: RunMemory): Measured {
  const before = now()
  if (isUnsolvable(run)) return unsolvableRow(now() - before)
  const recorder = new Recorder(run, 0, memory)
  recorder.advance(cut)
  return measuredOf(run, recorder.summary(), now() - before)
}

/** What is counted of a run that nobody has to make. */
export function unsolvableRow(ms: number): Measured {
  return { ...nothing, outcome: 'unsolvable', ms: hundredths(ms) }
}

/**
 * What is counted of a run that has come to its end, or was cut.
 *
 * @throws TypeError when its solution is none
 */
export function measuredOf(run: Run, summary: RunSummary, ms: number): Measured {
  const { outcome, totals } = summary
  if (outcome?.kind === 'cancelled') throw new TypeError('nobody can have cancelled this run')
  // A search that looks for all solutions may have found some before it was cut.
  const solution = outcome?.kind === 'solved' ? summary.solution : undefined
  return {
    outcome: outcome?.kind ?? 'cut',
    moves: solution?.length,
    cost: solution && costOf(run, solution),
    popped: poppedIn(run, summary),
    expanded: totals.expanded,
    generated: totals.generated,
    peakSize: totals.peakSize,
    ms: hundredths(ms),
  }
}

function costOf({ problem }: Run, solution: ArrayLike<Action>): number | undefined {
  return problem.costs && inCosts(problem, costOfSolution(problem, Array.from(solution)))
}

const nothing = { moves: undefined, popped: 0, expanded: 0, generated: 0, peakSize: 0 }

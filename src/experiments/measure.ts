import { inCosts } from '../recording/costs'
import type { Action } from '../problems/problem'
import { goalTestOf } from '../recording/goalTest'
import { Recorder } from '../recording/write/recorder'
import type { Run } from '../recording/run'
import { poppedIn } from '../recording/query/counts'
import type { Room } from './room'
import { costOfSolution } from '../recording/query/pathCost'
import { hundredths } from './rounded'
import type { Measured } from './row'

/**
 * Runs a search and keeps only its counts.
 *
 * @param cut how many nodes it may expand; the count alone decides, so that a run is cut at the same
 * node on every machine
 * @param now tells the time in milliseconds
 * @param room the memory to do it in
 */
export function measure(run: Run, cut: number, now: () => number, room: Room): Measured {
  const before = now()
  if (goalTestOf(run.chosen) !== 'never' && run.problem.solvability()?.solvable === false) {
    return { ...nothing, outcome: 'unsolvable', ms: hundredths(now() - before) }
  }
  const recorder = new Recorder(run, 0, room.take())
  recorder.advance(cut)
  const ms = hundredths(now() - before)
  const recording = recorder.recording()
  const { outcome, solution, totals } = recording
  if (outcome?.kind === 'cancelled') throw new TypeError('nobody can have cancelled this run')
  return {
    outcome: outcome?.kind ?? 'cut',
    moves: solution?.length,
    cost: solution && costOf(run, solution),
    popped: poppedIn(run, recording),
    expanded: totals.expanded,
    generated: totals.generated,
    reached: totals.peakSize,
    ms,
  }
}

function costOf({ problem }: Run, solution: readonly Action[]): number | undefined {
  return problem.costs && inCosts(problem, costOfSolution(problem, solution))
}

const nothing = { moves: undefined, popped: 0, expanded: 0, generated: 0, reached: 0 }

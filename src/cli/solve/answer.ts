import { byReason } from '../../recording/byReason'
import { inCosts } from '../../recording/costs'
import { heuristicOf } from '../../recording/heuristic'
import type { RunOutcome } from '../../recording/marker'
import { notedMoves } from '../../recording/query/contestForm'
import { poppedIn } from '../../recording/query/counts'
import { costOfSolution } from '../../recording/query/path/pathCost'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Totals } from '../../recording/totals'

/** What the command says, as `--json` prints it. */
export interface CommandAnswer {
  readonly outcome: RunOutcome['kind'] | 'unsolvable' | 'cut'
  readonly moves: number | null
  /** What the moves of the solution cost together; each costs one unless the problem says more. */
  readonly cost: number | null
  readonly solutions: number
  readonly path: readonly string[] | null
  readonly counts: AnswerCounts
  readonly ms: number
}

export interface AnswerCounts {
  readonly generated: number
  readonly expanded: number
  readonly duplicates: number
  readonly prunedBy: Totals['prunedBy']
  /** Nodes that left the frontier without being expanded. */
  readonly dropped: number
  readonly reached: number
  readonly taken: number
  readonly comparisons: number
  readonly mostHeld: number
  readonly perLevel: readonly number[]
  readonly perIteration: Totals['perIteration']
  /** The h of the start. Its name is older than heuristics that can be too high. */
  readonly lowerBound: number | null
  /** Whether it is a bound: the heuristic is never too high. */
  readonly admissible: boolean | null
}

/** The answer of a search that has ended, or was cut. */
export function answerOf(run: Run, recording: Recording, ms: number): CommandAnswer {
  const { outcome, solution, solutions, totals } = recording
  return {
    outcome: outcome?.kind ?? 'cut',
    moves: solution?.length ?? null,
    cost: solution ? inCosts(run.problem, costOfSolution(run.problem, solution)) : null,
    solutions,
    path: solution ? notedMoves(run.problem, solution) : null,
    counts: {
      generated: totals.generated,
      expanded: totals.expanded,
      duplicates: totals.prunedBy.reached,
      prunedBy: totals.prunedBy,
      dropped: totals.dropped,
      reached: totals.reached,
      taken: poppedIn(run, recording),
      comparisons: totals.comparisons,
      mostHeld: totals.peakSize,
      perLevel: totals.perLevel,
      perIteration: totals.perIteration,
      ...boundOf(run),
    },
    ms,
  }
}

/** The answer where a proof makes a search needless. */
export function unsolvableAnswer(run: Run, ms: number): CommandAnswer {
  return {
    outcome: 'unsolvable',
    moves: null,
    cost: null,
    solutions: 0,
    path: null,
    counts: {
      generated: 0,
      expanded: 0,
      duplicates: 0,
      prunedBy: byReason(() => 0),
      dropped: 0,
      reached: 0,
      taken: 0,
      comparisons: 0,
      mostHeld: 0,
      perLevel: [],
      perIteration: [],
      ...boundOf(run),
    },
    ms,
  }
}

function boundOf(run: Run): Pick<AnswerCounts, 'lowerBound' | 'admissible'> {
  const heuristic = heuristicOf(run)
  if (!heuristic) return { lowerBound: null, admissible: null }
  const { low, high } = run.problem.start
  return {
    lowerBound: inCosts(run.problem, heuristic.of(low, high)),
    admissible: heuristic.admissible,
  }
}

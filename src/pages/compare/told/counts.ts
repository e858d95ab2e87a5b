import type { Action, Problem } from '../../../problems/problem'
import { inCosts } from '../../../recording/costs'
import { countsAt } from '../../../recording/query/counts'
import { peakFrontierSizeAt, frontierSizeAt } from '../../../recording/query/frontier/frontierSize'
import { solutionMarkers } from '../../../recording/query/markers'
import { costOfSolution } from '../../../recording/query/path/pathCost'
import { tableSizeAt, peakTableSizeAt, reachedAt } from '../../../recording/query/tableSize'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'

/** What is counted of each search, in the order shown. */
const countNames = [
  'expanded',
  'generated',
  'frontier',
  'largestFrontier',
  'reached',
  'held',
  'peakSize',
  'comparisons',
  'depth',
  'path',
  'cost',
] as const
export type CountName = (typeof countNames)[number]

/** The counts of a search; those that are not known are not there. */
export type SearchCounts = Readonly<Partial<Record<CountName, number>>>

/** The counts that are shown of some searches: a cost only where actions have costs. */
export function countsOf(problems: readonly Pick<Problem, 'costs'>[]): readonly CountName[] {
  const hasCosts = problems.some(({ costs }) => costs)
  return countNames.filter((name) => name !== 'cost' || hasCosts)
}

/** The counts at a step. */
export function searchCountsAt(recording: Recording, run: Run, step: number): SearchCounts {
  const { chosen } = run
  const { solution } = recording
  const { expanded, generated, frontier, deepest } = countsAt(recording, step)
  return {
    expanded,
    generated,
    frontier,
    largestFrontier: peakFrontierSizeAt(recording, step),
    reached: chosen.solver.forgets ? 0 : reachedAt(recording, step),
    held: tableSizeAt(recording, chosen, step),
    peakSize: peakTableSizeAt(recording, chosen, step),
    ...(deepest >= 0 && { depth: deepest }),
    ...(solution && isSolvedBy(recording, step) && pathCounts(run, solution)),
  }
}

/** The counts of the whole run, none of one that has not come to its end. */
export function searchCountsAtEnd(recording: Recording, run: Run): SearchCounts {
  const { chosen } = run
  const { totals, outcome, solution, overBudget, events } = recording
  if (!outcome || outcome.kind === 'cancelled' || outcome.kind === 'out-of-memory') return {}
  const last = events - 1
  const { expanded, generated, reached, peakSize, comparisons, perLevel } = totals
  return {
    expanded,
    generated,
    // These are known of what was recorded only.
    ...(!overBudget && {
      frontier: frontierSizeAt(recording, last),
      largestFrontier: peakFrontierSizeAt(recording, last),
      held: tableSizeAt(recording, chosen, last),
    }),
    reached,
    peakSize,
    comparisons,
    depth: perLevel.length - 1,
    ...(solution && pathCounts(run, solution)),
  }
}

function pathCounts({ problem }: Run, solution: readonly Action[]): SearchCounts {
  const path = solution.length
  if (!problem.costs) return { path }
  return { path, cost: inCosts(problem, costOfSolution(problem, solution)) }
}

function isSolvedBy(recording: Recording, step: number): boolean {
  const [first] = solutionMarkers(recording).values()
  return first !== undefined && first.event <= step
}

/** The places of the smallest among some counts; none where all known ones are equal. */
export function leastOf(values: readonly (number | undefined)[]): ReadonlySet<number> {
  const known = values.filter((value) => value !== undefined)
  const least = Math.min(...known)
  if (known.every((value) => value === least)) return new Set()
  return new Set(values.flatMap((value, place) => (value === least ? place : [])))
}

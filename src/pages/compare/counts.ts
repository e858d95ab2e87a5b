import { countsAt } from '../../recording/counts'
import { reachedAt } from '../../recording/reached'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { solutionMarks } from '../../recording/solutions'
import { waitingCountAt } from '../../recording/waiting'

/** What is counted of each search, in the order shown. */
export const measures = [
  'expanded',
  'generated',
  'frontier',
  'reached',
  'mostHeld',
  'comparisons',
  'depth',
  'path',
] as const
export type Measure = (typeof measures)[number]

/** The counts of a search; those that are not known are not there. */
export type Measured = Readonly<Partial<Record<Measure, number>>>

/** The counts at a step. */
export function measuredAt(recording: Recording, { chosen }: Run, step: number): Measured {
  const { solution } = recording
  const { expanded, generated, frontier, deepest } = countsAt(recording, step)
  return {
    expanded,
    generated,
    frontier,
    reached: chosen.solver.forgets ? 0 : reachedAt(recording, step),
    ...(deepest >= 0 && { depth: deepest }),
    ...(solution && isSolvedBy(recording, step) && { path: solution.length }),
  }
}

/** The counts of the whole run, none before it has ended. */
export function measuredInTheEnd(recording: Recording): Measured {
  const { totals, outcome, solution, overBudget, events } = recording
  if (!outcome) return {}
  const { expanded, generated, reached, mostHeld, comparisons, perLevel } = totals
  return {
    expanded,
    generated,
    ...(!overBudget && { frontier: waitingCountAt(recording, events - 1) }),
    reached,
    mostHeld,
    comparisons,
    depth: perLevel.length - 1,
    ...(solution && { path: solution.length }),
  }
}

function isSolvedBy(recording: Recording, step: number): boolean {
  const [first] = solutionMarks(recording).values()
  return first !== undefined && first.event <= step
}

/** The places of the smallest among some counts; none where all known ones are equal. */
export function leastOf(values: readonly (number | undefined)[]): ReadonlySet<number> {
  const known = values.filter((value) => value !== undefined)
  const least = Math.min(...known)
  if (known.every((value) => value === least)) return new Set()
  return new Set(values.flatMap((value, place) => (value === least ? place : [])))
}

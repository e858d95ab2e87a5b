import type { Run } from '../../recording/run'
import type { Clock } from './commonTime'

/** What is compared, and at which moment. */
export interface Comparison {
  /** Two to four searches, or none. */
  readonly searches: readonly Run[]
  readonly clock: Clock
  /** The common time. */
  readonly time: number
  /** Whether the nodes of all trees are drawn at one size. */
  readonly sameScale: boolean
}

export const mostSearches = 4
export const leastSearches = 2

/** A search is recorded so far: all of the 8-puzzle, four times. */
export const budgetOfEach = 500_000

/** The sign of a search, by its place. */
export function letterOf(place: number): string {
  return 'ABCD'[place]
}

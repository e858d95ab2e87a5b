import type { Run } from '../../recording/run'
import type { PictureChoice } from '../../setup/address/pictures'
import type { CommonClock } from './time/commonTime'

/** What is compared, and at which moment. */
export interface Comparison {
  /** Two to four searches, or none. */
  readonly searches: readonly Run[]
  readonly clock: CommonClock
  /** The common time. */
  readonly time: number
  /** Whether the nodes of all trees are drawn at one size. */
  readonly sameScale: boolean
  /** What is shown of searches that all have a map. */
  readonly picture: PictureChoice
}

export const mostSearches = 4
export const leastSearches = 2

/** A search is recorded so far: all of the 8-puzzle, four times. */
export const budgetOfEach = 500_000

/** The sign of a search, by its place. */
export function letterOf(place: number): string {
  return 'ABCD'[place]
}

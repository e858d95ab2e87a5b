import type { PlaceMap, Problem } from '../../../problems/problem'
import { inCosts } from '../../../recording/costs'
import type { MappedStates } from '../../../recording/stateMap'
import { say } from '../../../words/message'

/** What a search knows of its map. */
export interface SearchedMap {
  readonly map: PlaceMap
  /** The start and the goals: they are always named. */
  readonly ends: readonly number[]
  /** What a way costs as it is written, empty where it says nothing. */
  readonly costOf: (units: number) => string
}

/** What a search for the goals of a problem knows of its map. */
export function searchedMap(
  map: PlaceMap,
  { placeOf, stateOf }: MappedStates,
  problem: Problem,
): SearchedMap {
  const start = placeOf(problem.start.low, problem.start.high)
  const ends = map.places.flatMap((_, place) => {
    const { low, high } = stateOf(place)
    return place === start || problem.isGoal(low, high) ? [place] : []
  })
  return { map, ends, costOf: (units) => writtenCost(problem, units) }
}

/** How it is written what a way costs: empty where each costs one. */
export function writtenCost(problem: Problem, units: number): string {
  if (!problem.costs) return ''
  return say({ key: 'common.number', values: { value: inCosts(problem, units) } })
}

import type { MapWay, Problem, State } from './problem'
import { StateSpace } from './stateSpace'

/** A graph of more states cannot be taken in at a glance. */
const mostStatesOnMap = 60

/** The states within reach of a start, the nearest first, and the ways between them. */
export interface StateGraph {
  readonly states: readonly State[]
  readonly ways: readonly MapWay[]
  /** Which of the states one is, those that are taken as equal being one. */
  readonly placeOf: (low: number, high: number) => number | undefined
}

/**
 * The graph of all states within reach of a problem's start.
 *
 * @param most how many states there may be; of more there is no graph
 */
export function stateGraphOf(problem: Problem, most = mostStatesOnMap): StateGraph | undefined {
  const space = new StateSpace(problem)
  for (let state = 0; state < space.count; state++) {
    space.expand(state)
    if (space.count > most) return undefined
  }
  const costs = Array.from({ length: space.count }, () => new Map<number, number>())
  for (const [move, from] of space.source.entries()) {
    const to = space.target[move]
    const cost = space.cost[move]
    if (to !== from) costs[from].set(to, Math.min(cost, costs[from].get(to) ?? cost))
  }
  return {
    states: costs.map((_, state) => space.stateOf(state)),
    ways: waysOf(costs),
    placeOf: (low, high) => space.find(low, high),
  }
}

/** The ways, by what it costs to go from each state to others: one for both directions if they are alike. */
function waysOf(costs: readonly ReadonlyMap<number, number>[]): readonly MapWay[] {
  return costs.flatMap((leading, from) =>
    [...leading].flatMap(([to, cost]) => {
      const isBoth = costs[to].get(from) === cost
      return isBoth && to < from ? [] : [{ from, to, cost, directed: !isBoth }]
    }),
  )
}

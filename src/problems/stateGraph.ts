import type { MapWay, Problem, State } from './problem'
import { Successors } from './successors'

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
  const states: State[] = []
  const numbers = new Map<number, Map<number, number>>()
  const equal = { low: 0, high: 0 }

  const among = (low: number, high: number) => {
    if (problem.canonical) problem.canonical(low, high, equal)
    else Object.assign(equal, { low, high })
    return numbers.get(equal.high)?.get(equal.low)
  }
  const numberOf = (low: number, high: number): number => {
    const known = among(low, high)
    if (known !== undefined) return known
    const ofHigh = numbers.get(equal.high) ?? new Map<number, number>()
    numbers.set(equal.high, ofHigh.set(equal.low, states.length))
    return states.push({ low, high }) - 1
  }

  numberOf(problem.start.low, problem.start.high)
  const costs: Map<number, number>[] = []
  const into = new Successors()
  for (let from = 0; from < states.length; from++) {
    const { low, high } = states[from]
    const leading = new Map<number, number>()
    problem.successors(low, high, into)
    for (let at = 0; at < into.count; at++) {
      const to = numberOf(into.low[at], into.high[at])
      const cost = problem.costs?.of(low, high, into.action[at]) ?? 1
      if (to !== from) leading.set(to, Math.min(cost, leading.get(to) ?? cost))
    }
    if (states.length > most) return undefined
    costs.push(leading)
  }
  return { states, ways: waysOf(costs), placeOf: among }
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

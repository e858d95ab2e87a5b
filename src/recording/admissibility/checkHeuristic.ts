import type { Heuristic, Problem, State } from '../../problems/problem'
import { StateSpace } from '../../problems/stateSpace'
import { turnedRound } from '../../structures/adjacency'
import { atOnce } from '../../structures/atOnce'
import { cheapestCostsInSlices } from '../../structures/cheapestCosts'

/** A state whose h is more than it really costs to reach a goal from there; in units. */
export interface TooHigh {
  readonly state: State
  readonly h: number
  readonly cost: number
}

/** A move along which h falls by more than the move costs; in units. */
export interface TooSteep {
  readonly state: State
  readonly after: State
  readonly h: number
  readonly cost: number
  readonly hAfter: number
}

/** How often a rule is broken, and where most; of equals the first that is found. */
export interface Broken<Where> {
  readonly count: number
  readonly worst: Where
}

/** What a check has found: a heuristic is admissible without the one, consistent without both. */
export interface CheckedHeuristic {
  /** How many states can be reached from the start, which is one of them. */
  readonly states: number
  /** Whether a goal is among them: else nothing can be too high. */
  readonly reachesGoal: boolean
  readonly tooHigh: Broken<TooHigh> | undefined
  readonly tooSteep: Broken<TooSteep> | undefined
}

/** More states are not checked. */
export const mostChecked = 300_000
const statesPerSlice = 2000

/**
 * Holds a heuristic against what it really costs to reach a goal, for every state that can be
 * reached from the start: it is admissible where it is never more than that, and consistent where
 * it never falls by more than a move costs and is 0 for every goal.
 *
 * @returns a generator that yields now and then how many states are found; it ends with what the
 * check has found, or tells that there are more than `most` states
 *
 * Source: S. Russell and P. Norvig, Artificial Intelligence: A Modern Approach, section 3.5.
 */
export function* checkHeuristic(
  problem: Problem,
  heuristic: Heuristic,
  most = mostChecked,
): Generator<number, CheckedHeuristic | 'too-many'> {
  const space = new StateSpace(problem)
  for (let state = 0; state < space.count; state++) {
    if (space.count > most) return 'too-many'
    if (state % statesPerSlice === 0) yield space.count
    space.expand(state)
  }
  const costs = yield* counted(space.count, costsToGoal(space, problem))
  const { low, high, count } = space
  const h = Float64Array.from({ length: count }, (_, at) => heuristic.of(low[at], high[at]))
  return {
    states: count,
    // The start is the first state.
    reachesGoal: Number.isFinite(costs[0]),
    tooHigh: tooHigh(space, h, costs),
    tooSteep: tooSteep(space, h),
  }
}

/** The same at once, for a problem with few states. */
export function checkHeuristicAtOnce(
  problem: Problem,
  heuristic: Heuristic,
  most: number,
): CheckedHeuristic | 'too-many' {
  return atOnce(checkHeuristic(problem, heuristic, most))
}

/**
 * What it costs to come from each state to the nearest goal: the costs from there, turned round.
 */
function costsToGoal(space: StateSpace, problem: Problem): Generator<void, Float64Array> {
  const all = Array.from({ length: space.count }, (_, state) => state)
  const goals = all.filter((state) => problem.isGoal(space.low[state], space.high[state]))
  return cheapestCostsInSlices(turnedRound(space.adjacency()), goals)
}

function* counted<Value>(count: number, steps: Generator<void, Value>): Generator<number, Value> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    yield count
  }
}

/** @param h of each state, as `costs` are */
function tooHigh(
  space: StateSpace,
  h: Float64Array,
  costs: Float64Array,
): Broken<TooHigh> | undefined {
  let found = 0
  let most = 0
  let worst: TooHigh | undefined
  for (let at = 0; at < space.count; at++) {
    const excess = h[at] - costs[at]
    if (excess > 0) found++
    if (excess <= most) continue
    most = excess
    worst = { state: space.stateOf(at), h: h[at], cost: costs[at] }
  }
  return worst && { count: found, worst }
}

function tooSteep(space: StateSpace, h: Float64Array): Broken<TooSteep> | undefined {
  const { source, target, cost } = space
  let found = 0
  let most = 0
  let worst: TooSteep | undefined
  for (let move = 0; move < source.length; move++) {
    const [from, to] = [source[move], target[move]]
    const excess = h[from] - h[to] - cost[move]
    if (excess > 0) found++
    if (excess <= most) continue
    most = excess
    const [state, after] = [space.stateOf(from), space.stateOf(to)]
    worst = { state, after, h: h[from], cost: cost[move], hAfter: h[to] }
  }
  return worst && { count: found, worst }
}

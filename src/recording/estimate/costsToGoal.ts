import type { Problem } from '../../problems/problem'
import { PriorityQueue } from '../../structures/priorityQueue'
import type { StateSpace } from './stateSpace'

const statesPerSlice = 4000

/**
 * What it costs at least to come from each state to a goal, in units; infinite where no way leads
 * there. Found from all goals at once, along the moves backwards.
 *
 * @returns a generator that yields now and then, and ends with the costs by the number of a state
 *
 * Source: E. W. Dijkstra, "A note on two problems in connexion with graphs", Numerische Mathematik 1
 * (1959), 269–271.
 */
export function* costsToGoal(
  space: StateSpace,
  { isGoal }: Pick<Problem, 'isGoal'>,
): Generator<void, Float64Array> {
  const { source, cost } = space
  const arriving = movesByTarget(space)
  const least = new Float64Array(space.count).fill(Number.POSITIVE_INFINITY)
  // The queue holds entries by number, for a state may come to wait once more at less cost.
  const frontier = new PriorityQueue()
  const waiting: number[] = []
  const sums: number[] = []
  const enqueue = (state: number, sum: number) => {
    least[state] = sum
    sums.push(sum)
    frontier.push(waiting.push(state) - 1, sum)
  }
  for (let state = 0; state < space.count; state++) {
    if (isGoal(space.low[state], space.high[state])) enqueue(state, 0)
  }
  for (let taken = 1; !frontier.isEmpty(); taken++) {
    if (taken % statesPerSlice === 0) yield
    const entry = frontier.pop()
    const state = waiting[entry]
    if (sums[entry] > least[state]) continue
    for (let at = arriving.first[state]; at < arriving.first[state + 1]; at++) {
      const move = arriving.moves[at]
      const sum = least[state] + cost[move]
      if (sum < least[source[move]]) enqueue(source[move], sum)
    }
  }
  return least
}

/** The moves that lead to each state: those of state n stand from `first[n]` to `first[n + 1]`. */
function movesByTarget({ count, target }: StateSpace) {
  const first = new Int32Array(count + 1)
  for (const state of target) first[state + 1]++
  for (let state = 0; state < count; state++) first[state + 1] += first[state]
  const next = first.slice()
  const moves = new Int32Array(target.length)
  for (const [move, state] of target.entries()) moves[next[state]++] = move
  return { first, moves }
}

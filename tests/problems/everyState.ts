import type { Problem, State } from '../../src/problems/problem'
import { Successors } from '../../src/problems/successors'

/** The texts of the successors of a state, and the actions that lead to them, in their order. */
export function successorTexts(problem: Problem, { low, high }: State) {
  const into = new Successors()
  problem.successors(low, high, into)
  return Array.from({ length: into.count }, (_, at) => {
    const state = { low: into.low[at], high: into.high[at] }
    return { text: problem.format(state), action: into.action[at], state }
  })
}

/** Every state that can be reached from the goal, level by level. */
export function* levelsFromGoal(problem: Problem): Generator<readonly State[]> {
  const { goal } = problem
  if (!goal) throw new Error('there is no goal state')
  const into = new Successors()
  const keyOf = ({ low, high }: State) => high * 2 ** 32 + (low >>> 0)
  const reached = new Set([keyOf(goal)])
  for (let level: readonly State[] = [goal]; level.length > 0;) {
    yield level
    const next: State[] = []
    for (const { low, high } of level) {
      problem.successors(low, high, into)
      for (let at = 0; at < into.count; at++) {
        const state = { low: into.low[at], high: into.high[at] }
        const key = keyOf(state)
        if (reached.has(key)) continue
        reached.add(key)
        next.push(state)
      }
    }
    level = next
  }
}

import type { CountedProof, Problem } from './problem'
import { Successors } from './successors'

/** Every state that can be reached from one, which comes first; the nearest before the others. */
export function withinReach(
  { successors }: Pick<Problem, 'successors'>,
  from: number,
): ReadonlySet<number> {
  const reached = new Set([from])
  const into = new Successors()
  // What is added to a set while it is gone through comes up in it too.
  for (const low of reached) {
    successors(low, 0, into)
    for (let at = 0; at < into.count; at++) reached.add(into.low[at])
  }
  return reached
}

/** Every state but the goal from which it can be reached, the nearest first, where moves can be undone. */
export function statesBeforeGoal(problem: Problem): readonly string[] {
  if (!problem.goal) return []
  // Then the states that the goal reaches are those that reach it.
  const reached = withinReach(problem, problem.goal.low)
  return [...reached].slice(1).map((low) => problem.format({ low, high: 0 }))
}

/** Whether a goal can be reached, by a look at every state within reach: there are to be few. */
export function proofByCount(
  problem: Pick<Problem, 'successors'>,
  start: number,
  goal: number,
): CountedProof {
  const reached = withinReach(problem, start)
  return { proof: 'counted', solvable: reached.has(goal), states: reached.size }
}

import type { Problem } from '../problem'
import { Successors } from '../successors'
import { withinReach } from '../withinReach'

/**
 * Every state within reach of a problem's start from which the goal can be reached, the nearest to
 * it first; goals are left out.
 */
export function solvableStarts(problem: Problem): readonly string[] {
  const before = predecessors(problem)
  const goals = [...before.keys()].filter((low) => problem.isGoal(low, 0))
  const found = new Set(goals)
  // What is added to a set while it is gone through comes up in it too.
  for (const low of found) for (const each of before.get(low) ?? []) found.add(each)
  return [...found].slice(goals.length).map((low) => problem.format({ low, high: 0 }))
}

/** Each state within reach, with the states from which one move leads to it. */
function predecessors(problem: Problem): ReadonlyMap<number, readonly number[]> {
  const reached = withinReach(problem, problem.start.low)
  const before = new Map<number, number[]>(Array.from(reached, (low) => [low, []]))
  const into = new Successors()
  for (const low of reached) {
    problem.successors(low, 0, into)
    for (let at = 0; at < into.count; at++) before.get(into.low[at])?.push(low)
  }
  return before
}

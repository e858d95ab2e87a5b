import type { Action, Problem, State } from '../../../problems/problem'
import { Successors } from '../../../problems/successors'
import type { Node } from '../../../solvers/solver'
import type { Recording } from '../../recording'
import { iterationAt } from '../iterations'
import { solutionMarkers } from '../markers'
import type { SolutionMarker } from '../markers'
import { pathTo } from './path'

/** The nodes of a solution from root to root, in two parts where two trees meet. */
export function solutionPath(
  recording: Recording,
  { node, meets }: Pick<SolutionMarker, 'node' | 'meets'>,
): readonly (readonly Node[])[] {
  const path = pathTo(recording, node)
  return meets === undefined ? [path] : [path, pathTo(recording, meets).toReversed()]
}

/** The paths to the goals that the iteration of a step has found by then, the last one last. */
export function solutionPathsAt(
  recording: Recording,
  step: number,
): readonly (readonly (readonly Node[])[])[] {
  const { firstRow } = iterationAt(recording, step)
  return Array.from(solutionMarkers(recording).values())
    .filter(({ event, node }) => event <= step && node >= firstRow)
    .map((marker) => solutionPath(recording, marker))
}

/** The states that actions lead through, the start first; `undefined` where one is impossible. */
export function statesAlong(
  problem: Problem,
  actions: readonly Action[],
): readonly State[] | undefined {
  const successors = new Successors()
  const states = [problem.start]
  let at = problem.start
  for (const action of actions) {
    problem.successors(at.low, at.high, successors)
    const next = successors.action.subarray(0, successors.count).indexOf(action)
    if (next < 0) return undefined
    at = { low: successors.low[next], high: successors.high[next] }
    states.push(at)
  }
  return states
}

import type { State } from '../../../problems/problem'
import { inCosts } from '../../../recording/costs'
import { heuristicOf } from '../../../recording/heuristic'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import { say } from '../../../words/message'
import { figure } from '../../../words/numbers'
import { orderValue } from '../../frontier/orderValue'

/**
 * What is written at a place that a node has reached: the value that its turn depends on.
 *
 * @param isCrowded true where there is no room for what the value is the sum of
 */
export function reachedValue(
  recording: Recording,
  run: Run,
  node: Node,
  isCrowded: boolean,
): string {
  const { alone, spoken } = orderValue(recording, run, node)
  return say(isCrowded ? alone : spoken)
}

/** What is written at a place that no node has reached: its h, where the search goes by one. */
export function unreachedValue(run: Run, { low, high }: State): string {
  const heuristic = heuristicOf(run)
  if (!heuristic) return ''
  const told = figure(inCosts(run.problem, heuristic.of(low, high)))
  return say({ key: 'frontier.value', values: { by: 'h', told } })
}

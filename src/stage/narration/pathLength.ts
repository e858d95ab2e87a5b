import { inCosts } from '../../recording/costs'
import { costOfSolution, pathCost } from '../../recording/query/path/pathCost'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'

/** How long the path to a node is: its moves, and what it costs where actions have costs. */
export function pathLength({ columns }: Recording, { problem }: Run, node: Node): Message {
  const moves = moveCount(columns.depth[node])
  return problem.costs ? atCost(moves, inCosts(problem, pathCost(columns, node))) : moves
}

/** How long a solution is, from the start to the goal. */
export function solutionLength({ problem }: Run, actions: readonly number[]): Message {
  const moves = moveCount(actions.length)
  return problem.costs ? atCost(moves, inCosts(problem, costOfSolution(problem, actions))) : moves
}

function atCost(moves: Message, cost: number): Message {
  return { key: 'narration.atCost', values: { moves, cost } }
}

export function moveCount(count: number): Message {
  return { key: 'narration.moveCount', values: { count } }
}

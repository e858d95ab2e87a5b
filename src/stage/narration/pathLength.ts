import { inCosts } from '../../recording/costs'
import { costOfSolution, pathCost } from '../../recording/query/path/pathCost'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'

/** How long the path to a node is: its moves, and what it costs where actions have costs. */
export function pathLength({ columns }: Recording, run: Run, node: Node): Message {
  return lengthMessage(run, { moves: columns.depth[node], units: pathCost(columns, node) })
}

/** How many moves a path has, and what they cost in units. */
export interface PathLength {
  readonly moves: number
  readonly units: number
}

export function lengthMessage({ problem }: Run, { moves, units }: PathLength): Message {
  const told = moveCount(moves)
  return problem.costs ? atCost(told, inCosts(problem, units)) : told
}

/** How long a solution is, from the start to the goal. */
export function solutionLength(run: Run, actions: readonly number[]): Message {
  const units = costOfSolution(run.problem, actions)
  return lengthMessage(run, { moves: actions.length, units })
}

function atCost(moves: Message, cost: number): Message {
  return { key: 'narration.atCost', values: { moves, cost } }
}

export function moveCount(count: number): Message {
  return { key: 'narration.moveCount', values: { count } }
}

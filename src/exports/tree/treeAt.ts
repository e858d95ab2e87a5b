import { actionCost, inCosts } from '../../recording/costs'
import { rowsAt } from '../../recording/query/events'
import { iterationAt } from '../../recording/query/iterations'
import { replacementAt } from '../../recording/query/markers'
import { estimatedValues, nodeValues } from '../../recording/query/nodeValues'
import { stateOf } from '../../recording/query/path/path'
import { solutionPathsAt } from '../../recording/query/path/solutions'
import { statusAt } from '../../recording/query/status'
import type { Status } from '../../recording/query/status'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

/** With more nodes a tree fits on no slide. */
const mostTreeNodes = 300

/** A node of a tree as it is written. */
export interface WrittenNode {
  readonly node: Node
  /** Its parent, nothing for a root. */
  readonly parent: Node | undefined
  /** What stands on it, line by line: its number, its state, its values. */
  readonly lines: readonly string[]
  /**
   * The action that leads to it, as the command line prints it, and where actions have costs what
   * it costs: only that where the action is named by the state that the node shows.
   */
  readonly move: string | undefined
  readonly status: Exclude<Status, 'absent'>
  /** Whether a cheaper path to its state was found, also after it was expanded. */
  readonly isReplaced: boolean
  readonly onSolution: boolean
}

/** The tree of a step, or the first nodes of it. */
export interface WrittenTree {
  /** In the order of generation, so that each comes after its parent. */
  readonly nodes: readonly WrittenNode[]
  /** How many nodes the tree has at that step. */
  readonly all: number
}

/** The tree that is on the stage at a step: of a search with limits that of the iteration. */
export function treeAt(
  run: Run,
  recording: Recording,
  step: number,
  most = mostTreeNodes,
): WrittenTree {
  const { firstRow } = iterationAt(recording, step)
  const all = rowsAt(recording, step) - firstRow
  const solution = new Set(solutionPathsAt(recording, step).flat(2))
  const nodes = Array.from({ length: Math.min(most, all) }, (_, at) => {
    return writtenNode(run, recording, firstRow + at, step, solution)
  })
  return { nodes, all }
}

function writtenNode(
  run: Run,
  recording: Recording,
  node: Node,
  step: number,
  solution: ReadonlySet<Node>,
): WrittenNode {
  const { columns } = recording
  const { problem } = run
  const parent = columns.parent[node] < 0 ? undefined : columns.parent[node]
  const status = statusAt(recording, node, step)
  if (status === 'absent') throw new TypeError(`node ${node} does not exist at step ${step}`)
  return {
    node,
    parent,
    lines: [
      String(node),
      problem.format(stateOf(recording, node)),
      ...valuesOf(run, recording, node),
    ],
    move: parent === undefined ? undefined : moveOf(run, recording, parent, node),
    status,
    isReplaced: replacementAt(recording, node, step) !== undefined,
    onSolution: solution.has(node),
  }
}

/** The line of its values: g, h and f where it was estimated; g alone where a path has a cost. */
function valuesOf(run: Run, recording: Recording, node: Node): readonly string[] {
  const estimated = estimatedValues(recording, run, node)
  if (estimated) return [`g ${estimated.g}, h ${estimated.h}, f ${estimated.f}`]
  const { frontier } = run.chosen.solver
  const hasCost = run.problem.costs || (frontier.order === 'priority' && frontier.by === 'g')
  return hasCost ? [`g ${nodeValues(recording, run, node).g}`] : []
}

function moveOf({ problem }: Run, recording: Recording, parent: Node, node: Node): string {
  const state = stateOf(recording, parent)
  const action = recording.columns.action[node]
  const name = problem.notation(state, action)
  if (!problem.costs) return name
  const cost = String(inCosts(problem, actionCost(problem, state, action)))
  return name === problem.format(stateOf(recording, node)) ? cost : `${name} ${cost}`
}

import { replacementAt } from '../../../recording/query/markers'
import { stateOf } from '../../../recording/query/path/path'
import { statusAt } from '../../../recording/query/status'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import type { Message } from '../../../words/message'
import { tipMessage } from '../around/tipMessage'
import { shownChildren } from './nodeTowards'
import type { WalkedTree } from './nodeTowards'
import { spokenState } from './spokenState'

/** What is said of a node that a walk comes to: its place, what became of it, and its state. */
export function spokenNode(tree: WalkedTree, run: Run, node: Node): Message {
  const { recording, step } = tree
  const { depth, side } = recording.columns
  const isExpanded =
    statusAt(recording, node, step) === 'expanded' && !replacementAt(recording, node, step)
  return {
    key: 'tree.walk.node',
    values: {
      place: {
        key: side[node] === 1 ? 'tree.walk.fromGoal' : 'tree.walk.fromStart',
        values: { node, depth: depth[node] },
      },
      status: isExpanded
        ? { key: 'tree.walk.expanded', values: { count: shownChildren(tree, node).length } }
        : tipMessage(recording, run, node, step),
      state: spokenState(run.problem, stateOf(recording, node)),
    },
  }
}

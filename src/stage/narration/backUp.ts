import { expandedAt } from '../../recording/query/events'
import { knownFrontier } from '../../recording/query/frontier/disorder'
import { childrenAt } from '../../recording/query/path/path'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'

/**
 * That a search which goes down has to go up again before a node leaves its stack: the node
 * expanded last put nothing there, or what it put there has gone, as a solution or dropped. Nothing
 * where the node is a child of that one.
 *
 * @param step the event at which the node leaves the stack
 */
export function backUpNarration(
  recording: Recording,
  { chosen }: Run,
  node: Node,
  step: number,
): Message | undefined {
  const order = knownFrontier(recording, chosen)?.order
  if (order !== 'stack' && order !== 'path') return undefined
  const { depth, generatedAt, leftAt, parent, reason } = recording.columns
  const above = parent[node]
  const before = expandedAt(recording, step - 1)
  if (above < 0 || before === 0) return undefined
  const last = recording.expansions.items[before - 1]
  if (above === last) return undefined
  const values = { last, from: depth[last], above, to: depth[above] }
  // A goal that is met as it is generated never comes to the stack.
  const isGone = childrenAt(recording, last, step).some(
    (child) => reason[child] === kept && leftAt[child] !== generatedAt[child],
  )
  return { key: `narration.backUp.${isGone ? 'gone' : 'none'}`, values }
}

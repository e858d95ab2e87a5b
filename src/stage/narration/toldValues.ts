import { nodeValues } from '../../recording/query/nodeValues'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { MessageValue } from '../../words/message'
import { priorityOf } from '../priority'

/** What sentences tell of a node: its number, and what decides when it leaves. */
export function toldValues(
  recording: Recording,
  run: Run,
  node: Node,
): Readonly<Record<'node' | 'by' | 'value' | 'told', MessageValue>> {
  const { by, value, told } = priorityOf(run.chosen, nodeValues(recording, run, node))
  return { node, by, value, told }
}

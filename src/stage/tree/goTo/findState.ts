import type { Problem, State } from '../../../problems/problem'
import { rowsAt } from '../../../recording/query/events'
import { isWhole } from '../../../recording/query/isWhole'
import { iterationAt } from '../../../recording/query/iterations'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import type { Message } from '../../../words/message'
import { stateNode } from './stateNode'

/** Where a node is that was asked for: in the tree of the step, at another step, or nowhere. */
export type FoundNode =
  | { readonly kind: 'here'; readonly node: Node }
  | {
      readonly kind: 'elsewhere'
      readonly node: Node
      /** When it is generated. */
      readonly step: number
      readonly message: Message
    }
  | { readonly kind: 'nowhere'; readonly message: Message }

/** Finds a node by its state: in the tree of a step first, then in what comes, then before. */
export function findState(
  recording: Recording,
  problem: Problem,
  step: number,
  state: State,
): FoundNode {
  const { firstRow } = iterationAt(recording, step)
  const node = stateNode(recording, problem, state, firstRow, rowsAt(recording, step))
  if (node === undefined) {
    const key = isWhole(recording) ? 'tree.goTo.neverGenerated' : 'tree.goTo.notRecorded'
    return { kind: 'nowhere', message: { key } }
  }
  return placeOfFound(recording, step, node, (values) => {
    return { key: 'tree.goTo.stateElsewhere', values }
  })
}

/** Where a node is that was found. */
export function placeOfFound(
  recording: Recording,
  step: number,
  node: Node,
  elsewhere: (values: { node: Node; step: number }) => Message,
): FoundNode {
  const generatedAt = recording.columns.generatedAt[node]
  const isHere = generatedAt <= step && node >= iterationAt(recording, step).firstRow
  if (isHere) return { kind: 'here', node }
  const message = elsewhere({ node, step: generatedAt })
  return { kind: 'elsewhere', node, step: generatedAt, message }
}

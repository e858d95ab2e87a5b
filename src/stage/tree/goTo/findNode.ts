import { isWhole } from '../../../recording/query/isWhole'
import type { Problem, State } from '../../../problems/problem'
import { rowsAt } from '../../../recording/query/events'
import { iterationAt } from '../../../recording/query/iterations'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import type { Message } from '../../../words/message'
import { nodeWithState } from './nodeWithState'
import { readState } from './readState'

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

/**
 * Finds a node by its number or by its state. Digits that can be read as both are a state.
 *
 * @param recording all that is recorded so far
 * @param step the step whose tree is shown
 */
export function findNode(
  recording: Recording,
  problem: Problem,
  step: number,
  written: string,
): FoundNode {
  // Digits may be of full width.
  const text = written.normalize('NFKC')
  const state = readState(problem, text)
  if (state.ok) return findState(recording, problem, step, state.value)
  const number = /^\s*#?\s*(\d+(?:[\s,.’]\d{3})*)\s*$/.exec(text)?.[1]
  if (number === undefined) return { kind: 'nowhere', message: notRead(text, state.fault) }
  return findNumber(recording, step, Number(number.replace(/\D/g, '')))
}

function notRead(text: string, fault: Message): Message {
  return text.trim() === '' ? { key: 'tree.goTo.empty' } : fault
}

function findNumber(recording: Recording, step: number, node: Node): FoundNode {
  if (node >= recording.rows) {
    const values = { node, last: recording.rows - 1 }
    return { kind: 'nowhere', message: { key: 'tree.goTo.noNode', values } }
  }
  return placeOf(recording, step, node, (values) => {
    return { key: 'tree.goTo.nodeElsewhere', values }
  })
}

function findState(recording: Recording, problem: Problem, step: number, state: State): FoundNode {
  const { firstRow } = iterationAt(recording, step)
  const rows = rowsAt(recording, step)
  const find = (from: Node, below: Node) => nodeWithState(recording, problem, state, from, below)
  const node = find(firstRow, rows) ?? find(rows, recording.rows) ?? find(0, firstRow)
  if (node === undefined) {
    const key = isWhole(recording) ? 'tree.goTo.neverGenerated' : 'tree.goTo.notRecorded'
    return { kind: 'nowhere', message: { key } }
  }
  return placeOf(recording, step, node, (values) => {
    return { key: 'tree.goTo.stateElsewhere', values }
  })
}

function placeOf(
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

import type { Problem } from '../../../problems/problem'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import type { Message } from '../../../words/message'
import { findState, placeOfFound } from './findState'
import type { FoundNode } from './findState'
import { readState } from './readState'

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
  return placeOfFound(recording, step, node, (values) => {
    return { key: 'tree.goTo.nodeElsewhere', values }
  })
}

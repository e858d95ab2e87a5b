import type { Problem } from '../../../problems/problem'
import { isWhole } from '../../../recording/query/isWhole'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { findState } from '../../../stage/tree/goTo/findState'
import { readState } from '../../../stage/tree/goTo/readState'
import type { Message } from '../../../words/message'

/** A state that was selected in one search. */
export interface LinkedState {
  readonly problem: Problem
  /** As the problem writes it. */
  readonly text: string
}

/** What another search says of it: the node to select, where there is one, and a sentence. */
export interface LinkAnswer {
  readonly node: Node | undefined
  readonly message: Message
}

/** Looks for a state in a search as it stands at a step. */
export function linkAnswer(
  { problem: itsProblem, text }: LinkedState,
  recording: Recording,
  problem: Problem,
  step: number,
): LinkAnswer {
  const isOther = itsProblem.settings.problem !== problem.settings.problem
  const read = readState(problem, text)
  if (isOther || !read.ok) return without({ key: 'compare.link.otherProblem' })
  const found = findState(recording, problem, step, read.value)
  if (found.kind === 'here') {
    const { node } = found
    const values = { node, depth: recording.columns.depth[node] }
    return { node, message: { key: 'compare.link.here', values } }
  }
  if (found.kind === 'elsewhere') {
    const { node } = found
    const isLater = found.step > step
    const values = { node, step: found.step }
    return without({ key: isLater ? 'compare.link.later' : 'compare.link.before', values })
  }
  return without({ key: isWhole(recording) ? 'compare.link.never' : 'compare.link.notRecorded' })
}

function without(message: Message): LinkAnswer {
  return { node: undefined, message }
}

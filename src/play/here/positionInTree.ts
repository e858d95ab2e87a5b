import { isWhole } from '../../recording/query/isWhole'
import { iterationAt } from '../../recording/query/iterations'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import { nodeFacts } from '../../stage/board/nodeFacts'
import type { FoundNode } from '../../stage/tree/goTo/findState'
import type { Message } from '../../words/message'

/** Where a board stands in a search at a step, and what is said of it. */
export type PositionInTree = FoundNode & { readonly message: Message }

/** Says where a board stands at a step, by its node. */
export function positionInTree(
  recording: Recording,
  run: Run,
  node: Node | undefined,
  step: number,
): PositionInTree {
  if (node === undefined) {
    const key = isWhole(recording) ? 'play.here.never' : 'play.here.notRecorded'
    return { kind: 'nowhere', message: { key } }
  }
  const { firstRow } = iterationAt(recording, step)
  const generated = recording.columns.generatedAt[node]
  if (generated > step) {
    const key = 'play.here.later'
    return elsewhere(node, generated, { key, values: { node, step: generated } })
  }
  if (node < firstRow) {
    const key = 'play.here.earlierTree'
    return elsewhere(node, generated, { key, values: { node, step: generated } })
  }
  return { kind: 'here', node, message: hereMessage(recording, run, node, step) }
}

function elsewhere(node: Node, step: number, message: Message): PositionInTree {
  return { kind: 'elsewhere', node, step, message }
}

function hereMessage(recording: Recording, run: Run, node: Node, step: number): Message {
  const { told, pruned } = nodeFacts(recording, run, node, step)
  const { generatedAt, leftAt } = recording.columns
  if (told === 'absent' || told === 'waiting') {
    return { key: 'play.here.waiting', values: { node, step: generatedAt[node] } }
  }
  if (told !== 'pruned') return { key: `play.here.${told}`, values: { node, step: leftAt[node] } }
  const why: Message = { key: `inspector.reason.${pruned?.reason ?? 'reached'}` }
  return { key: 'play.here.pruned', values: { node, step: generatedAt[node], why } }
}

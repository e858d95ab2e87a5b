import { actionCount } from '../../recording/query/actionCount'
import { childrenAt } from '../../recording/query/path/path'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { numberWord } from '../../words/numberWord'
import { fateOf, childFates } from './fate'

/**
 * What became of the moves of an expanded node, those that come later in the recording included;
 * nothing while none is recorded.
 */
export function movesNarration(recording: Recording, run: Run, node: Node): Message | undefined {
  const children = childrenAt(recording, node, recording.events - 1)
  if (children.length === 0) return undefined
  // The search or its record may have ended before the others.
  const isWhole = children.length === actionCount(recording, run.problem, node)
  const whose = isWhole ? 'its' : 'tried'
  const told = children.map((child) => ({ child, fate: fateOf(recording, run, child) }))
  // To go back is told apart only where it is all that was reached before.
  const isBackTold = told.every(({ fate }) => fate !== 'again')
  const parts = childFates.flatMap((fate) => {
    const alike = told.flatMap((each) =>
      (each.fate === 'back' && !isBackTold ? 'again' : each.fate) === fate ? [each.child] : [],
    )
    if (alike.length === 0) return []
    const nodes = nodesMessage(alike.map((child) => recording.columns.twin[child]))
    const values = { count: alike.length, nodes }
    return [
      { word: numberWord(alike.length), fate: { key: `narration.moves.fate.${fate}`, values } },
    ]
  }) satisfies readonly { word: Message; fate: Message }[]

  if (parts.length === 1) {
    const [{ fate }] = parts
    return { key: 'narration.moves.alike', values: { subject: all(whose, children.length), fate } }
  }
  return {
    key: 'narration.moves.mixed',
    values: {
      subject: { key: `narration.moves.${whose}.of`, values: { count: children.length } },
      parts: parts
        .map((values): Message => ({ key: 'narration.moves.some', values }))
        .reduce((first, second) => ({ key: 'narration.moves.and', values: { first, second } })),
    },
  }
}

/** The earlier nodes that have the boards of some children, each once. */
function nodesMessage(twins: readonly Node[]): Message {
  const nodes = Array.from(new Set(twins), (node): Message => ({
    key: 'common.node',
    values: { node },
  }))
  return { key: 'narration.moves.nodes', values: { count: nodes.length, nodes } }
}

function all(whose: 'its' | 'tried', count: number): Message {
  if (count === 1) return { key: `narration.moves.${whose}.one` }
  if (count === 2) return { key: `narration.moves.${whose}.both` }
  return { key: `narration.moves.${whose}.all`, values: { word: numberWord(count) } }
}

import { childrenAt } from '../../recording/path'
import { kept, reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import type { Message, MessageKey } from '../../words/message'
import { figure, numberWord } from '../../words/numbers'

/**
 * What became of the moves of an expanded node, those that come later in the recording included;
 * nothing while none is recorded.
 */
export function movesNarration(recording: Recording, node: Node): Message | undefined {
  const { reason, twin } = recording.columns
  const children = childrenAt(recording, node, recording.events - 1)
  const pruned = children.filter((child) => reason[child] !== kept)
  const repeated = pruned.filter((child) => reasonOf(reason[child]) === 'reached')
  const newOnes = children.length - pruned.length
  const whose = isWhole(recording, children) ? 'its' : 'tried'
  const nodes = repeated.map((child) => figure(twin[child]))

  if (children.length === 0) return undefined
  const [count, subject] = [children.length, all(whose, children.length)]
  if (repeated.length === count)
    return { key: 'narration.moves.allPruned', values: { count, subject, nodes } }
  if (newOnes === count) return { key: 'narration.moves.allNew', values: { count, subject } }
  return {
    key: 'narration.moves.mixed',
    values: {
      subject: { key: `narration.moves.${whose}.of`, values: { count } },
      parts: [
        ...someOf(repeated.length, 'narration.moves.pruned', { nodes }),
        ...otherReasons.flatMap((other) =>
          someOf(
            pruned.filter((child) => reasonOf(reason[child]) === other).length,
            `narration.moves.cut.${other}`,
          ),
        ),
        ...someOf(newOnes, 'narration.moves.kept'),
      ].reduce((first, second) => ({ key: 'narration.moves.and', values: { first, second } })),
    },
  }
}

const otherReasons = ['undoes', 'depth-limit', 'over-limit'] as const

/** A part of the sentence about so many children, none for no child. */
function someOf(
  count: number,
  key: MessageKey,
  values: Readonly<Record<string, readonly Message[]>> = {},
): readonly Message[] {
  return count === 0 ? [] : [{ key, values: { ...counted(count), ...values } }]
}

function all(whose: 'its' | 'tried', count: number): Message {
  if (count === 1) return { key: `narration.moves.${whose}.one` }
  if (count === 2) return { key: `narration.moves.${whose}.both` }
  return { key: `narration.moves.${whose}.all`, values: { word: numberWord(count) } }
}

function counted(count: number) {
  return { count, word: numberWord(count) }
}

/** False when the search or its record may have stopped before the last of these children. */
function isWhole({ rows, outcome, overBudget }: Recording, children: readonly Node[]): boolean {
  const last = children.at(-1)
  if (last !== rows - 1) return true
  if (overBudget || outcome === undefined) return false
  return outcome.kind !== 'solved' || outcome.node !== last
}

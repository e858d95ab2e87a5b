import type { Puzzle } from '../../puzzles/puzzle'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import { findNode } from '../../stage/tree/goTo/findNode'
import { readBoard } from '../../stage/tree/goTo/readBoard'
import type { Message } from '../../words/message'

/** A board that was selected in one search. */
export interface LinkedBoard {
  readonly puzzle: Puzzle
  /** As the puzzle writes it. */
  readonly text: string
}

/** What another search says of it: the node to select, where there is one, and a sentence. */
export interface LinkAnswer {
  readonly node: Node | undefined
  readonly message: Message
}

/** Looks for a board in a search as it stands at a step. */
export function linkAnswer(
  { puzzle: itsPuzzle, text }: LinkedBoard,
  recording: Recording,
  puzzle: Puzzle,
  step: number,
): LinkAnswer {
  const isOther = itsPuzzle.settings.puzzle !== puzzle.settings.puzzle
  if (isOther || !readBoard(puzzle, text).ok) return without({ key: 'compare.link.otherPuzzle' })
  const found = findNode(recording, puzzle, step, text)
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
  const isAll = recording.outcome !== undefined && !recording.overBudget
  return without({ key: isAll ? 'compare.link.never' : 'compare.link.notRecorded' })
}

function without(message: Message): LinkAnswer {
  return { node: undefined, message }
}

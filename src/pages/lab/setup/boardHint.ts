import { pegBoard } from '../../../puzzles/pegs/boards'
import type { Puzzle } from '../../../puzzles/puzzle'
import { cellCount } from '../../../puzzles/sliding/board'
import { slidingSize } from '../../../puzzles/sliding/settings'
import type { Message } from '../../../words/message'

/** How a puzzle's start or goal is written. */
export function boardHint({ settings }: Puzzle, board: 'start' | 'goal'): Message {
  const size = slidingSize(settings.puzzle)
  if (size) return { key: 'setup.boardHint.tiles', values: { largest: cellCount(size) - 1 } }
  const pegs = pegBoard(settings.puzzle)
  if (!pegs) return { key: `setup.boardHint.${board === 'start' ? 'blocks' : 'corner'}` }
  if (board === 'start') return { key: 'setup.boardHint.pegs' }
  return { key: 'setup.boardHint.lastPeg', values: { last: pegs.holes.length - 1 } }
}

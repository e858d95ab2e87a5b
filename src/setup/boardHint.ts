import { pegBoard } from '../problems/pegs/boards'
import type { Problem } from '../problems/problem'
import { cellCount } from '../problems/sliding/board'
import { slidingSize } from '../problems/sliding/settings'
import type { Message } from '../words/message'

/** How a problem's start or goal is written. */
export function boardHint({ settings }: Problem, board: 'start' | 'goal'): Message {
  const size = slidingSize(settings.problem)
  if (size) return { key: 'setup.boardHint.tiles', values: { largest: cellCount(size) - 1 } }
  const pegs = pegBoard(settings.problem)
  if (!pegs) return { key: `setup.boardHint.${board === 'start' ? 'blocks' : 'corner'}` }
  if (board === 'start') return { key: 'setup.boardHint.pegs' }
  return { key: 'setup.boardHint.lastPeg', values: { last: pegs.holes.length - 1 } }
}

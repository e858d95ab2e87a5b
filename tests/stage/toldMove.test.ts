import { expect, it } from 'vitest'
import { createPuzzle } from '../../src/puzzles'
import type { Puzzle, Settings } from '../../src/puzzles/puzzle'
import { Successors } from '../../src/puzzles/successors'
import { toldMove } from '../../src/stage/toldMove'
import { say } from '../../src/words/message'
import { moveMessage } from '../../src/words/move'

function puzzleOf(settings: Settings): Puzzle {
  const made = createPuzzle(settings)
  if (!made.ok) throw new Error(`bad setting ${made.problem.setting}`)
  return made.value
}

const told: readonly (readonly [Settings, number, string])[] = [
  [{ puzzle: 'sliding-3x3', start: '123405678' }, 1, 'Tile 2 moves down'],
  [{ puzzle: 'pegs-13' }, 0, 'The peg in hole 0 jumps over 3 and lands in 6'],
  [{ puzzle: 'pegs-15' }, 1, 'The peg in hole 5 jumps over 2 and lands in 0'],
  [{ puzzle: 'pegs-33' }, 3, 'The peg in hole 28 jumps over 23 and lands in 16'],
  [
    { puzzle: 'pegs-13', start: '1001000010000' },
    1,
    'The peg in hole 0 jumps over 3 and lands in 6, then jumps over 8 and lands in 10',
  ],
]

it.each(told)('of %o, action %i is told as %s', (settings, action, words) => {
  const puzzle = puzzleOf(settings)
  expect(say(moveMessage(toldMove(puzzle, puzzle.start, action), 'moves'))).toBe(words)
})

it('tells a block by its letter', () => {
  const puzzle = puzzleOf({ puzzle: 'blocks', start: 'AA/B.' })
  const into = new Successors()
  puzzle.successors(puzzle.start.low, puzzle.start.high, into)
  expect(into.count).toBe(1)
  const move = toldMove(puzzle, puzzle.start, into.action[0])
  expect(say(moveMessage(move, 'moves'))).toBe('Block B moves right')
})

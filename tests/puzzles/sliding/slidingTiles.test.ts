import { describe, expect, it } from 'vitest'
import { createSlidingTiles } from '../../../src/puzzles/sliding/slidingTiles'
import { toCells } from './plainBoards'

const puzzle = createSlidingTiles({
  size: { columns: 3, rows: 2 },
  start: toCells('125340'),
  goal: toCells('123450'),
  order: 'up-left-right-down',
})

describe('a board of sliding tiles', () => {
  it('writes its start and its goal', () => {
    const written = [puzzle.start, puzzle.goal].map((state) => state && puzzle.format(state))
    expect(written).toEqual(['125340', '123450'])
  })

  it('knows its goal', () => {
    const { low = 0, high = 0 } = puzzle.goal ?? {}
    expect(puzzle.isGoal(low, high)).toBe(true)
  })

  it('does not take its start for its goal', () => {
    expect(puzzle.isGoal(puzzle.start.low, puzzle.start.high)).toBe(false)
  })

  it('does not take a board for the goal whose second word alone differs', () => {
    const large = createSlidingTiles({
      size: { columns: 4, rows: 3 },
      start: toCells('123456789ab0'),
      goal: toCells('123456789ba0'),
      order: 'up-left-right-down',
    })
    expect(large.isGoal(large.start.low, large.start.high)).toBe(false)
  })

  it('can tell whether its start reaches its goal', () => {
    expect(puzzle.solvability()?.solvable).toBe(true)
  })

  it('draws a cell for each tile and a hollow for the blank, row by row', () => {
    const { parts, ...size } = puzzle.draw(puzzle.start)
    expect(size).toEqual({ columns: 3, rows: 2 })
    expect(parts.map(({ shape, x, y, label }) => [shape, x, y, label])).toEqual([
      ['tile', 0, 0, '1'],
      ['tile', 1, 0, '2'],
      ['tile', 2, 0, '5'],
      ['tile', 0, 1, '3'],
      ['tile', 1, 1, '4'],
      ['hollow', 2, 1, ''],
    ])
  })

  it('says which cells of a picture are as in the goal', () => {
    const { parts } = puzzle.draw(puzzle.start)
    expect(parts.map(({ home }) => home)).toEqual([true, true, false, false, false, true])
  })
})

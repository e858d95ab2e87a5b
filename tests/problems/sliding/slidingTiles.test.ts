import { describe, expect, it } from 'vitest'
import { createSlidingTiles } from '../../../src/problems/sliding/slidingTiles'
import { toCells } from './plainBoards'

const problem = createSlidingTiles({
  size: { columns: 3, rows: 2 },
  start: toCells('125340'),
  goal: toCells('123450'),
  order: 'up-left-right-down',
})

describe('a board of sliding tiles', () => {
  it('writes its start and its goal', () => {
    const written = [problem.start, problem.goal].map((state) => state && problem.format(state))
    expect(written).toEqual(['125340', '123450'])
  })

  it('knows its goal', () => {
    const { low = 0, high = 0 } = problem.goal ?? {}
    expect(problem.isGoal(low, high)).toBe(true)
  })

  it('does not take its start for its goal', () => {
    expect(problem.isGoal(problem.start.low, problem.start.high)).toBe(false)
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
    expect(problem.solvability()?.solvable).toBe(true)
  })

  it('draws a cell for each tile and a hollow for the blank, row by row', () => {
    const { parts, ...size } = problem.draw(problem.start)
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
    const { parts } = problem.draw(problem.start)
    expect(parts.map(({ home }) => home)).toEqual([true, true, false, false, false, true])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultGoal } from '../../../src/problems/sliding/board'
import { parity } from '../../../src/problems/sliding/parity'
import { randomSolvableBoard } from '../../../src/problems/sliding/randomBoard'
import { anySizeAndBoard } from './arbitraryBoards'
import { distancesFrom, toPlain } from './plainBoards'

const seed = fc.integer()

describe('a random board', () => {
  it('has every tile once', () => {
    fc.assert(
      fc.property(anySizeAndBoard, seed, ({ size, cells: goal }, seed) => {
        const board = randomSolvableBoard(size, goal, seed)
        expect([...board].sort((a, b) => a - b)).toEqual(goal.map((_, tile) => tile))
      }),
    )
  })

  it('can reach any goal, by parity', () => {
    fc.assert(
      fc.property(anySizeAndBoard, seed, ({ size, cells: goal }, seed) => {
        expect(parity(size, randomSolvableBoard(size, goal, seed), goal).solvable).toBe(true)
      }),
    )
  })

  it('can reach the goal, by search, and in time every board is drawn', () => {
    const size = { columns: 3, rows: 2 }
    const reachable = distancesFrom('123450', size.columns)
    const drawn = new Set<string>()
    for (let seed = 0; seed < 10_000; seed++) {
      drawn.add(toPlain(randomSolvableBoard(size, defaultGoal(size), seed)))
    }
    expect([...drawn].sort()).toEqual([...reachable.keys()].sort())
  })

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(anySizeAndBoard, seed, ({ size, cells: goal }, seed) => {
        const board = randomSolvableBoard(size, goal, seed)
        expect(randomSolvableBoard(size, goal, seed)).toEqual(board)
      }),
    )
  })

  it('stays what it was when an address was written', () => {
    const size = { columns: 3, rows: 3 }
    expect(toPlain(randomSolvableBoard(size, defaultGoal(size), 1))).toBe('837250416')
  })

  it('leaves the goal it was given as it is', () => {
    const goal = Object.freeze(defaultGoal({ columns: 3, rows: 3 }))
    expect(() => randomSolvableBoard({ columns: 3, rows: 3 }, goal, 7)).not.toThrow()
  })
})

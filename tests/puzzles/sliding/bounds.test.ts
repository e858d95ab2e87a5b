import { describe, expect, it } from 'vitest'
import { createBounds } from '../../../src/puzzles/sliding/bounds'
import { createPacking } from '../../../src/puzzles/sliding/packing'
import { distancesFrom, toCells } from './plainBoards'

const size = { columns: 3, rows: 3 }

function bound(id: string, goal: string) {
  const packing = createPacking(9)
  const found = createBounds(size, toCells(goal), packing).find((bound) => bound.id === id)
  if (!found) throw new Error(`no bound ${id}`)
  return (board: string) => {
    const { low, high } = packing.pack(toCells(board))
    return found.of(low, high)
  }
}

describe.each(['123456780', '081234567'])('on every board that can reach %s', (goal) => {
  const distances = distancesFrom(goal, size.columns)
  const boards = [...distances.keys()]

  it.each(['misplaced', 'manhattan'])('%s never exceeds the distance', (id) => {
    const estimate = bound(id, goal)
    expect(boards.filter((board) => estimate(board) > distances.get(board)!)).toEqual([])
  })

  it.each(['misplaced', 'manhattan'])('%s is 0 at the goal only', (id) => {
    const estimate = bound(id, goal)
    expect(boards.filter((board) => estimate(board) === 0)).toEqual([goal])
  })

  it('manhattan is at least misplaced', () => {
    const [misplaced, manhattan] = [bound('misplaced', goal), bound('manhattan', goal)]
    expect(boards.filter((board) => manhattan(board) < misplaced(board))).toEqual([])
  })
})

describe('the bounds of 867254301', () => {
  it('are 21 for Manhattan', () => {
    expect(bound('manhattan', '123456780')('867254301')).toBe(21)
  })

  it('leave the blank and the tile at home out of misplaced', () => {
    expect(bound('misplaced', '123456780')('867254301')).toBe(7)
  })

  it('are both said to be admissible', () => {
    const bounds = createBounds(size, toCells('123456780'), createPacking(9))
    expect(bounds.map(({ id, admissible }) => [id, admissible])).toEqual([
      ['misplaced', true],
      ['manhattan', true],
    ])
  })
})

describe('the bounds of a large board', () => {
  it('count the tiles of both words', () => {
    const large = { columns: 4, rows: 4 }
    const packing = createPacking(16)
    const goal = toCells('123456789abcdef0')
    const { low, high } = packing.pack(toCells('f23456789abcde10'))
    const estimates = createBounds(large, goal, packing).map((bound) => bound.of(low, high))
    expect(estimates).toEqual([2, 10])
  })
})

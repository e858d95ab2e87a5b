import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridDistance } from '../../../src/problems/sliding/board'
import { inversionPairs, parity } from '../../../src/problems/sliding/parity'
import { anyBoard } from './arbitraryBoards'
import { distancesFrom, toCells, toPlain } from './plainBoards'

function everyBoard(tiles: readonly number[]): readonly (readonly number[])[] {
  if (tiles.length === 0) return [[]]
  return tiles.flatMap((tile) =>
    everyBoard(tiles.filter((other) => other !== tile)).map((rest) => [tile, ...rest]),
  )
}

describe.each([
  { columns: 2, rows: 2 },
  { columns: 2, rows: 3 },
  { columns: 3, rows: 2 },
])('the parity of boards of $columns×$rows', (size) => {
  const boards = everyBoard(Array.from({ length: size.columns * size.rows }, (_, tile) => tile))

  it('tells for every pair of boards whether a search gets from one to the other', () => {
    // Reachability splits the boards into classes, and each gets a number.
    const classOf = new Map<string, number>()
    let classes = 0
    for (const board of boards.map(toPlain)) {
      if (classOf.has(board)) continue
      for (const reached of distancesFrom(board, size.columns).keys()) classOf.set(reached, classes)
      classes++
    }
    const classed = boards.map((board) => ({ board, in: classOf.get(toPlain(board)) }))
    const wrong = classed.flatMap((start, place) =>
      classed
        .slice(place)
        .filter((goal) => parity(size, start.board, goal.board).solvable !== (start.in === goal.in))
        .map((goal) => [start.board, goal.board]),
    )
    expect(wrong).toEqual([])
  }, 30_000)
})

describe('the parity of the 8-puzzle', () => {
  const size = { columns: 3, rows: 3 }
  const goal = toCells('123456780')

  it('counts the inversions and the steps of the blank', () => {
    expect(parity(size, toCells('867254301'), goal)).toEqual({
      proof: 'parity',
      inversions: 25,
      blankDistance: 1,
      solvable: true,
    })
  })

  it('counts the blank as a piece', () => {
    expect(parity(size, toCells('123456708'), goal)).toEqual({
      proof: 'parity',
      inversions: 1,
      blankDistance: 1,
      solvable: true,
    })
  })

  it('refuses two exchanged tiles', () => {
    expect(parity(size, toCells('123456870'), goal)).toEqual({
      proof: 'parity',
      inversions: 1,
      blankDistance: 0,
      solvable: false,
    })
  })

  it('is against the goal that is asked for', () => {
    const swapped = toCells('123456870')
    expect(parity(size, swapped, swapped)).toEqual({
      proof: 'parity',
      inversions: 0,
      blankDistance: 0,
      solvable: true,
    })
  })

  it('names the pairs of cells that are out of order', () => {
    expect(inversionPairs(toCells('213456708'), goal)).toEqual([
      [0, 1],
      [7, 8],
    ])
  })
})

describe('the parity of any board', () => {
  it('changes both ways with every move', () => {
    const size = { columns: 4, rows: 3 }
    const tileMoved = fc.record({ start: anyBoard(size), goal: anyBoard(size), to: fc.nat(11) })
    fc.assert(
      fc.property(tileMoved, ({ start, goal, to }) => {
        const blank = start.indexOf(0)
        fc.pre(gridDistance(size, blank, to) === 1)
        const moved = start.with(blank, start[to]).with(to, 0)
        expect(parity(size, moved, goal).solvable).toBe(parity(size, start, goal).solvable)
      }),
    )
  })
})

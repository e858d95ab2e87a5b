import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTileHeuristics } from '../../../src/problems/sliding/heuristics'
import { createPacking } from '../../../src/problems/sliding/packing'
import { createSlidingTiles } from '../../../src/problems/sliding/slidingTiles'
import { Successors } from '../../../src/problems/successors'
import { anyBoard, everySize } from './arbitraryBoards'
import { distancesFrom, toCells } from './plainBoards'

const size = { columns: 3, rows: 3 }

function heuristic(id: string, goal: string) {
  const packing = createPacking(9)
  const found = createTileHeuristics(size, toCells(goal), packing).find(
    (heuristic) => heuristic.id === id,
  )
  if (!found) throw new Error(`no bound ${id}`)
  return (board: string) => {
    const { low, high } = packing.pack(toCells(board))
    return found.of(low, high)
  }
}

describe.each(['123456780', '081234567'])('on every board that can reach %s', (goal) => {
  const distances = distancesFrom(goal, size.columns)
  const boards = [...distances.keys()]

  it.each(['misplaced', 'manhattan', 'linear-conflict'])('%s never exceeds the distance', (id) => {
    const h = heuristic(id, goal)
    expect(boards.filter((board) => h(board) > distances.get(board)!)).toEqual([])
  })

  it.each(['misplaced', 'manhattan', 'linear-conflict'])('%s is 0 at the goal only', (id) => {
    const h = heuristic(id, goal)
    expect(boards.filter((board) => h(board) === 0)).toEqual([goal])
  })

  it('manhattan is at least misplaced', () => {
    const [misplaced, manhattan] = [heuristic('misplaced', goal), heuristic('manhattan', goal)]
    expect(boards.filter((board) => manhattan(board) < misplaced(board))).toEqual([])
  })

  it('linear-conflict is at least manhattan, and as far from it as whole conflicts', () => {
    const [conflicts, manhattan] = [
      heuristic('linear-conflict', goal),
      heuristic('manhattan', goal),
    ]
    const extra = boards.map((board) => conflicts(board) - manhattan(board))
    expect(extra.filter((moves) => moves < 0 || moves % 2 !== 0)).toEqual([])
  })

  it('sum exceeds the distance of some board', () => {
    const h = heuristic('sum', goal)
    expect(boards.some((board) => h(board) > distances.get(board)!)).toBe(true)
  })
})

describe.each(everySize)('on random walks over boards of $columns×$rows', (size) => {
  it('each bound follows the piece that moved', () => {
    const walk = fc.tuple(anyBoard(size), anyBoard(size), fc.array(fc.nat(), { maxLength: 60 }))
    fc.assert(
      fc.property(walk, ([start, goal, choices]) => {
        const problem = createSlidingTiles({ size, start, goal, order: 'up-left-right-down' })
        const into = new Successors()
        for (const heuristic of problem.heuristics) {
          if (!heuristic.after) continue
          let { low, high } = problem.start
          let h = heuristic.of(low, high)
          for (const choice of choices) {
            problem.successors(low, high, into)
            const next = choice % into.count
            h = heuristic.after(h, low, high, into.action[next])
            ;[low, high] = [into.low[next], into.high[next]]
            expect(h).toBe(heuristic.of(low, high))
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the bounds of 867254301', () => {
  it('are 21 for Manhattan', () => {
    expect(heuristic('manhattan', '123456780')('867254301')).toBe(21)
  })

  it('leave the blank and the tile at home out of misplaced', () => {
    expect(heuristic('misplaced', '123456780')('867254301')).toBe(7)
  })

  it('are all said to be admissible but the sum', () => {
    const heuristics = createTileHeuristics(size, toCells('123456780'), createPacking(9))
    expect(heuristics.map(({ id, admissible }) => [id, admissible])).toEqual([
      ['manhattan', true],
      ['linear-conflict', true],
      ['misplaced', true],
      ['sum', false],
    ])
  })
})

describe('a linear conflict', () => {
  it.each([
    { board: '213456780', conflicts: 1, what: 'two tiles of a row in the other order' },
    { board: '321456780', conflicts: 2, what: 'three tiles of a row in reverse' },
    { board: '423156780', conflicts: 1, what: 'two tiles of a column in the other order' },
    { board: '143256780', conflicts: 0, what: 'tiles that do not belong into their line' },
    { board: '012345678', conflicts: 0, what: 'the blank, which is no tile' },
  ])('costs two moves: $what', ({ board, conflicts }) => {
    const [h, manhattan] = ['linear-conflict', 'manhattan'].map((id) =>
      heuristic(id, '123456780')(board),
    )
    expect(h - manhattan).toBe(2 * conflicts)
  })
})

describe('the sum of misplaced tiles and Manhattan distance', () => {
  it('is not admissible: one move from the goal it says two', () => {
    expect(heuristic('sum', '123456780')('123456708')).toBe(2)
  })
})

describe('the bounds of a large board', () => {
  it('count the tiles of both words', () => {
    const large = { columns: 4, rows: 4 }
    const packing = createPacking(16)
    const goal = toCells('123456789abcdef0')
    const { low, high } = packing.pack(toCells('f23456789abcde10'))
    const heuristicValues = createTileHeuristics(large, goal, packing).map((each) => [
      each.id,
      each.of(low, high),
    ])
    expect(Object.fromEntries(heuristicValues)).toEqual({
      manhattan: 10,
      'linear-conflict': 10,
      misplaced: 2,
      sum: 12,
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardSize, Cells } from '../../../src/problems/sliding/board'
import { cellCount, defaultGoal } from '../../../src/problems/sliding/board'
import {
  canTabulate,
  countAtDistance,
  largestDistance,
  randomBoardAtDistance,
  tabulateDistances,
} from '../../../src/problems/sliding/distances'
import type { Distances } from '../../../src/problems/sliding/distances'
import { createSlidingTiles } from '../../../src/problems/sliding/slidingTiles'
import { createRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import { chooseSolver } from '../../../src/solvers/manifest/chooseSolver'
import { anyBoard, everySize } from './arbitraryBoards'

function tabulate(size: BoardSize, goal: Cells = defaultGoal(size)): Distances {
  const steps = tabulateDistances(size, goal)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** How many moves a search needs for a board. */
function searched(size: BoardSize, start: Cells, goal: Cells): number | undefined {
  const problem = createSlidingTiles({ size, start, goal, order: 'up-left-right-down' })
  const chosen = chooseSolver({ solver: 'a-star' }, problem)
  if (!chosen.ok) throw new Error('there is no such search')
  return record(createRun(problem, chosen.value)).solution?.length
}

const eight = { columns: 3, rows: 3 }
const small = { columns: 3, rows: 2 }

describe('the boards by their distance from the goal', () => {
  it.each([
    [{ columns: 2, rows: 2 }, 6, 1],
    [small, 21, 1],
    [{ columns: 2, rows: 3 }, 21, 1],
    [eight, 31, 2],
  ])('of %j end where the literature says', (size, farthest, count) => {
    const distances = tabulate(size)
    expect(largestDistance(distances)).toBe(farthest)
    expect(countAtDistance(distances, farthest)).toBe(count)
    expect(distances.boards.every((board) => board > 0)).toBe(true)
  })

  it('are as many as can be reached, each at one distance', () => {
    const distances = tabulate(eight)
    const counts = distances.firsts.map((_, distance) => countAtDistance(distances, distance))
    expect(counts.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 20])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(181_440)
    expect(new Set(distances.boards).size).toBe(181_440)
  })

  it('are of sizes whose boards can all be listed', () => {
    expect(everySize.filter(canTabulate).every((size) => cellCount(size) <= 9)).toBe(true)
    expect(canTabulate({ columns: 4, rows: 3 })).toBe(false)
  })
})

describe('a random board at a distance', () => {
  it('needs just so many moves, from any goal', () => {
    const anyWish = fc.record({ goal: anyBoard(small), distance: fc.nat(21), seed: fc.nat() })
    fc.assert(
      fc.property(anyWish, ({ goal, distance, seed }) => {
        const distances = tabulate(small, goal)
        const board = randomBoardAtDistance(distances, distance, seed)
        expect(board && searched(small, board, goal)).toBe(
          distance <= largestDistance(distances) ? distance : undefined,
        )
      }),
      { numRuns: 40 },
    )
  })

  it('is the same for the same seed, and another for others', () => {
    const distances = tabulate(eight)
    const at = (seed: number) => randomBoardAtDistance(distances, 20, seed)?.join('')
    expect(at(7)).toBe(at(7))
    expect(new Set([1, 2, 3, 4, 5].map(at)).size).toBeGreaterThan(3)
  })

  it.each([32, -1, 1.5])('does not exist at the distance %d', (distance) => {
    expect(randomBoardAtDistance(tabulate(eight), distance, 1)).toBeUndefined()
  })
})

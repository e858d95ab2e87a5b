import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StartsByDistance } from '../../../src/problems/manifest'
import type { BoardSize, Cells } from '../../../src/problems/sliding/board'
import { cellCount, defaultGoal } from '../../../src/problems/sliding/board'
import { formatBoard, parseBoard } from '../../../src/problems/sliding/boardText'
import { randomSlidingStarts } from '../../../src/problems/sliding/randomStarts'
import { canTabulate } from '../../../src/problems/sliding/reachableCount'
import { createSlidingTiles, slidingName } from '../../../src/problems/sliding/slidingTiles'
import { createRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import { chooseSolver } from '../../../src/solvers/manifest/chooseSolver'
import { anyBoard, everySize } from './arbitraryBoards'

function tabulate(size: BoardSize, goal: Cells = defaultGoal(size)): StartsByDistance {
  const settings = { problem: slidingName(size), goal: formatBoard(goal) }
  const steps = randomSlidingStarts.distances?.(settings)
  if (!steps) throw new Error(`the boards of ${settings.problem} are not listed`)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** How many moves a search needs for a board. */
function searched(size: BoardSize, text: string, goal: Cells): number | undefined {
  const start = parseBoard(text, size)
  if (!start.ok) throw new Error(`${text} is no board`)
  const problem = createSlidingTiles({
    size,
    start: start.value,
    goal,
    order: 'up-left-right-down',
  })
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
    expect(distances.largest).toBe(farthest)
    expect(distances.count(farthest)).toBe(count)
  })

  it('are as many as can be reached, each at one distance', () => {
    const distances = tabulate(eight)
    const counts = Array.from({ length: distances.largest + 1 }, (_, distance) =>
      distances.count(distance),
    )
    expect(counts.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 20])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(181_440)
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
        const board = distances.pick(distance, seed)
        expect(board && searched(small, board, goal)).toBe(
          distance <= distances.largest ? distance : undefined,
        )
      }),
      { numRuns: 40 },
    )
  })

  it('is the same for the same seed, and another for others', () => {
    const distances = tabulate(eight)
    const at = (seed: number) => distances.pick(20, seed)
    expect(at(7)).toBe(at(7))
    expect(new Set([1, 2, 3, 4, 5].map(at)).size).toBeGreaterThan(3)
  })

  it.each([
    [eight, 20, 7, '423678510'],
    [eight, 31, 99, '647850321'],
    [small, 10, 1, '451230'],
  ])('of %j at distance %d by seed %d is the one it always was', (size, distance, seed, board) => {
    expect(tabulate(size).pick(distance, seed)).toBe(board)
  })

  it.each([{}, { goal: '' }, { goal: '1123' }])(
    'is not given, nor any other start, where the goal is wrong: %j',
    (goal) => {
      const settings = { problem: 'sliding-2x2', ...goal }
      expect(randomSlidingStarts.start(settings, 1)).toBeUndefined()
      expect(randomSlidingStarts.distances?.(settings)).toBeUndefined()
    },
  )

  it.each([32, -1, 1.5])('does not exist at the distance %d', (distance) => {
    expect(tabulate(eight).pick(distance, 1)).toBeUndefined()
  })
})

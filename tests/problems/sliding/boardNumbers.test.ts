import { describe, expect, it } from 'vitest'
import { numbersOf } from '../../../src/problems/problem'
import { cellCount, defaultGoal } from '../../../src/problems/sliding/board'
import type { Cells } from '../../../src/problems/sliding/board'
import { mostDecimalCells } from '../../../src/problems/sliding/packing'
import { createSlidingTiles } from '../../../src/problems/sliding/slidingTiles'
import { everySize } from './arbitraryBoards'
import { distancesFrom, toPlain } from './plainBoards'

const order = 'up-left-right-down'
/** The same board with two tiles exchanged: of each two boards that differ so, one can be reached. */
const exchanged = (cells: Cells) => cells.map((tile) => ({ 1: 2, 2: 1 })[tile] ?? tile)

describe.each(everySize.filter((size) => cellCount(size) <= mostDecimalCells))(
  'the numbers of the boards of $columns×$rows',
  (size) => {
    it.each([
      ['its usual goal', defaultGoal(size)],
      ['that with two tiles exchanged', exchanged(defaultGoal(size))],
    ])('are one for each that can be reached from %s, from 0 on', (_, goal) => {
      const numbers = numbersOf(createSlidingTiles({ size, start: goal, goal, order }))
      const found = Array.from(
        distancesFrom(toPlain(goal), size.columns).keys(),
        (board) => numbers?.of(Number(board), 0) ?? -1,
      )
      expect(found.toSorted((one, other) => one - other)).toEqual([...found.keys()])
      expect(numbers?.count).toBe(found.length)
    })
  },
)

describe('boards have no numbers', () => {
  it('where there are more than nine cells', () => {
    const size = { columns: 4, rows: 3 }
    const [start, goal] = [defaultGoal(size), defaultGoal(size)]
    expect(numbersOf(createSlidingTiles({ size, start, goal, order }))).toBeUndefined()
  })

  it('where the goal cannot be reached: a search from there meets the other half of them', () => {
    const size = { columns: 3, rows: 3 }
    const goal = defaultGoal(size)
    const start = exchanged(goal)
    expect(numbersOf(createSlidingTiles({ size, start, goal, order }))).toBeUndefined()
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Problem, State } from '../../../src/problems/problem'
import { defaultGoal } from '../../../src/problems/sliding/board'
import type { BoardSize, Cells } from '../../../src/problems/sliding/board'
import type { MoveOrder } from '../../../src/problems/sliding/moveOrder'
import { createSlidingTiles } from '../../../src/problems/sliding/slidingTiles'
import { Successors } from '../../../src/problems/successors'
import { anyBoard, everySize } from './arbitraryBoards'
import { plainSteps, toPlain } from './plainBoards'

function successorsOf(problem: Problem, state: State) {
  const into = new Successors()
  problem.successors(state.low, state.high, into)
  return Array.from({ length: into.count }, (_, i) => ({
    board: problem.format({ low: into.low[i], high: into.high[i] }),
    action: into.action[i],
  }))
}

function boardsAfter(size: BoardSize, start: Cells, order: MoveOrder): readonly string[] {
  const problem = createSlidingTiles({ size, start, goal: defaultGoal(size), order })
  return successorsOf(problem, problem.start).map(({ board }) => board)
}

describe.each(everySize)('the successors of boards of $columns×$rows', (size) => {
  const asFormatted = (board: string) => {
    const tiles = [...board].map((digit) => parseInt(digit, 16))
    return tiles.join(tiles.length > 10 ? ',' : '')
  }

  it('are those of a string implementation, up, left, right, down', () => {
    fc.assert(
      fc.property(anyBoard(size), (start) => {
        const expected = plainSteps(toPlain(start), size.columns)
        expect(boardsAfter(size, start, 'up-left-right-down')).toEqual(
          expected.map(({ board }) => asFormatted(board)),
        )
      }),
    )
  })

  it('come in reverse in the other order', () => {
    fc.assert(
      fc.property(anyBoard(size), (start) => {
        expect(boardsAfter(size, start, 'down-right-left-up')).toEqual(
          boardsAfter(size, start, 'up-left-right-down').toReversed(),
        )
      }),
    )
  })

  it('are described by the tile that moves, against the way of the blank', () => {
    const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' } as const
    fc.assert(
      fc.property(anyBoard(size), (start) => {
        const order = 'up-left-right-down'
        const problem = createSlidingTiles({ size, start, goal: defaultGoal(size), order })
        const blank = start.indexOf(0)
        const moves = successorsOf(problem, problem.start).map(({ action }) =>
          problem.describe(problem.start, action),
        )
        const expected = plainSteps(toPlain(start), size.columns).map(({ direction, board }) => ({
          kind: 'slide',
          piece: String(parseInt(board[blank], 16)),
          path: [opposite[direction]],
        }))
        expect(moves).toEqual(expected)
      }),
    )
  })

  it('replace what was there before', () => {
    const start = defaultGoal(size)
    const problem = createSlidingTiles({ size, start, goal: start, order: 'up-left-right-down' })
    const into = new Successors()
    problem.successors(problem.start.low, problem.start.high, into)
    problem.successors(problem.start.low, problem.start.high, into)
    expect(into.count).toBe(2)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridDistance, defaultGoal } from '../../../../src/problems/sliding/board'
import { parity } from '../../../../src/problems/sliding/parity'
import { arcPath, blankWay, inversionArcs } from '../../../../src/setup/editor/tiles/parityArcs'
import { putTile, swapForParity, typedTile } from '../../../../src/setup/editor/tiles/tileEdits'
import { anyBoard, everySize } from '../../../problems/sliding/arbitraryBoards'

const anyTwo = fc
  .constantFrom(...everySize)
  .chain((size) =>
    fc.record({ size: fc.constant(size), start: anyBoard(size), goal: anyBoard(size) }),
  )

describe('a tile that is typed', () => {
  it('comes to stand there, and what stood there goes where it was', () => {
    expect(putTile([1, 2, 3, 0], 0, 3)).toEqual([3, 2, 1, 0])
  })

  it.each([
    ['', '7', 8, 7],
    ['', '9', 8, undefined],
    ['1', '2', 15, 12],
    ['1', '2', 8, 2],
    ['7', '8', 15, 8],
  ])('after %j is by %j, up to %d, the tile %j', (before, digit, largest, tile) => {
    expect(typedTile(before, digit, largest)).toBe(tile)
  })
})

describe('swapping two tiles', () => {
  it('makes the goal reachable from any start, and leaves the blank where it is', () => {
    fc.assert(
      fc.property(anyTwo, fc.constantFrom('start', 'goal'), ({ size, start, goal }, board) => {
        const swapped = swapForParity(size, { start, goal }, board)
        const boards = { start, goal, [board]: swapped }
        expect(parity(size, boards.start, boards.goal).solvable).toBe(true)
        expect(swapped.indexOf(0)).toBe({ start, goal }[board].indexOf(0))
        expect([...swapped].sort()).toEqual([...start].sort())
      }),
    )
  })
})

describe('the picture of the proof', () => {
  it('has an arc for each inversion that the proof counts', () => {
    fc.assert(
      fc.property(anyTwo, ({ size, start, goal }) => {
        expect(inversionArcs(start, goal)).toHaveLength(parity(size, start, goal).inversions)
      }),
    )
  })

  it('draws an arc from one tile to the other', () => {
    const [arc] = inversionArcs([1, 3, 2, 0], defaultGoal({ columns: 2, rows: 2 }))
    expect(arcPath(arc)).toMatch(/^M1\.5 0C.* 2\.5 0$/)
  })

  it('draws the blank’s way unless it is in its place', () => {
    const size = { columns: 3, rows: 2 }
    const goal = defaultGoal(size)
    expect(blankWay(size, goal, goal)).toBeUndefined()
    const start = [0, 1, 2, 3, 4, 5]
    expect(gridDistance(size, 0, 5)).toBe(3)
    const way = blankWay(size, start, goal)
    expect(way?.path).toBe('M0.875 0.875H2.875V1.875')
    expect(way?.end).toEqual({ x: 2.875, y: 1.875 })
  })
})

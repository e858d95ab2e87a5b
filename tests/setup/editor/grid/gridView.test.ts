import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldView, viewShowing, zoomedView } from '../../../../src/setup/editor/grid/gridView'
import { cellRoom, cellUnder } from '../../../../src/stage/map/cells/cellRoom'

const map = { width: 512, height: 512 }
const size = { width: 600, height: 400 }

it('the point that a view is enlarged around stays over the same cell', () => {
  fc.assert(
    fc.property(fc.integer({ min: 150, max: 450 }), fc.integer({ min: 100, max: 300 }), (x, y) => {
      const near = zoomedView(map, size, cellRoom(map, size), 12, { x: 300, y: 200 })
      const nearer = zoomedView(map, size, near, 2, { x, y })
      expect(cellUnder(map, nearer, x, y)).toBe(cellUnder(map, near, x, y))
    }),
  )
})

it('a grid is never made smaller than its picture, nor moved out of it', () => {
  const fitted = cellRoom(map, size)
  expect(zoomedView(map, size, fitted, 0.1, { x: 0, y: 0 })).toEqual(fitted)
  const far = heldView(map, size, { left: 9999, top: -99_999, side: 10 })
  expect(far).toEqual({ left: 12, top: 400 - 12 - 5120, side: 10 })
})

it('the cell of the cursor is brought into sight, wherever it is', () => {
  const view = { left: 0, top: 0, side: 20 }
  fc.assert(
    fc.property(fc.nat(512 * 512 - 1), (cell) => {
      const { left, top, side } = viewShowing(map, size, view, cell)
      const x = left + ((cell % 512) + 0.5) * side
      const y = top + (Math.floor(cell / 512) + 0.5) * side
      expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true)
    }),
  )
})

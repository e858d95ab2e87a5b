import { expect, it } from 'vitest'
import { cellStates } from '../../../src/stage/map/cells/cellsAt'
import { contourOf } from '../../../src/stage/map/cells/contour'

/** A grid drawn in letters: # a wall, w waiting, x expanded, . not reached. */
function contour(...rows: readonly string[]) {
  const signs = [...rows.join('')]
  const states = signs.map((sign) =>
    sign === 'w' ? cellStates.waiting : sign === 'x' ? cellStates.expanded : cellStates.untouched,
  )
  const costs = Uint8Array.from(signs, (sign) => (sign === '#' ? 0 : 1))
  const map = { width: rows[0].length, height: rows.length, costs }
  return contourOf(map, Uint8Array.from(states)).map(
    ({ fromX, fromY, toX, toY }) => `${fromX},${fromY} ${toX},${toY}`,
  )
}

it('goes around what was reached, in lines as long as they can be', () => {
  const square = ['1,1 3,1', '1,3 3,3', '1,1 1,3', '3,1 3,3']
  expect(contour('....', '.wx.', '.xw.', '....').toSorted()).toEqual(square.toSorted())
})

it('does not follow walls and the edge of the map, which are seen by themselves', () => {
  expect(contour('xx#.', 'xw#.')).toEqual([])
  expect(contour('x.')).toEqual(['1,0 1,1'])
})

it('is not there before anything is reached, nor where all is', () => {
  expect(contour('...', '...')).toEqual([])
  expect(contour('wx', 'xx')).toEqual([])
})

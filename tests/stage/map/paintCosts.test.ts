import { expect, it } from 'vitest'
import { paintCosts } from '../../../src/stage/map/cells/paintCosts'
import { notingCanvas, palette } from '../tree/notingCanvas'

const map = { kind: 'cells', width: 3, height: 2, costs: Uint8Array.of(1, 0, 5, 9, 1, 1) } as const

function written(side: number, letters = 1) {
  const { context, notes } = notingCanvas()
  paintCosts(context, map, { left: 10, top: 20, side }, { ...palette, letters })
  return notes
}

it('writes what a cell costs that costs more than one', () => {
  expect(written(36)).toEqual(['ink 5', 'ink 9'])
})

it.each([
  [29, 1],
  [44, 1.5],
])('writes nothing into cells of %i pixels with letters %f times as large', (side, letters) => {
  expect(written(side, letters)).toEqual([])
})

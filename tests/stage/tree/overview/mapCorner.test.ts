import { expect, it } from 'vitest'
import { mapCorner } from '../../../../src/stage/tree/overview/mapCorner'

const viewport = { width: 900 }
const [upperLeft, upperRight, middle] = [
  [80, 50],
  [820, 50],
  [450, 250],
] as const

it('leaves a corner in which a node is looked at', () => {
  expect(mapCorner([middle, upperRight], viewport, 'right')).toBe('left')
  expect(mapCorner([upperLeft], viewport, 'left')).toBe('right')
})

it('stays where nothing is covered, and where both corners would cover something', () => {
  expect(mapCorner([middle], viewport, 'left')).toBe('left')
  expect(mapCorner([upperLeft, upperRight], viewport, 'right')).toBe('right')
})

it('is not moved by a node that is out of view', () => {
  expect(mapCorner([[1000, 50]], viewport, 'right')).toBe('right')
})

it('leaves a corner in which its larger self would cover a node that is looked at', () => {
  // With letters half as large again the map of 168 by 100 pixels is 252 by 150, and lies 114 from the side.
  const [besideIt, belowIt] = [
    [1280 - 380, 80],
    [1280 - 240, 180],
  ] as const
  for (const node of [besideIt, belowIt]) {
    expect(mapCorner([node], { width: 1280, letters: 1.5 }, 'right')).toBe('left')
    expect(mapCorner([node], { width: 1280 }, 'right')).toBe('right')
  }
})

import { expect, it } from 'vitest'
import { mapCorner } from '../../../../src/stage/tree/overview/mapCorner'

const viewport = { width: 900, height: 500 }
const [lowerLeft, lowerRight, middle] = [
  [80, 450],
  [820, 450],
  [450, 250],
] as const

it('leaves a corner in which a node is looked at', () => {
  expect(mapCorner([middle, lowerRight], viewport, 'right')).toBe('left')
  expect(mapCorner([lowerLeft], viewport, 'left')).toBe('right')
})

it('stays where nothing is covered, and where both corners would cover something', () => {
  expect(mapCorner([middle], viewport, 'left')).toBe('left')
  expect(mapCorner([lowerLeft, lowerRight], viewport, 'right')).toBe('right')
})

it('is not moved by a node that is out of view', () => {
  expect(mapCorner([[1000, 450]], viewport, 'right')).toBe('right')
})

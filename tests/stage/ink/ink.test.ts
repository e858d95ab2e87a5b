import { expect, it } from 'vitest'
import { inkLimits } from '../../../src/drawing/ink'
import type { InkStroke } from '../../../src/drawing/ink'
import { inkOn, isFull, leastApart, noInk, withPoint, withStroke } from '../../../src/stage/ink/ink'

const dot = (x: number, picture: InkStroke['picture'] = 'tree'): InkStroke => ({
  picture,
  colour: 1,
  points: [x, 0],
})
const asItIs = { across: 1, down: 1, left: 0, top: 0 }

it('keeps as many strokes as there may be: one more takes the place of the oldest', () => {
  let ink = noInk
  for (let x = 0; x < inkLimits.strokes + 1; x++) ink = withStroke(ink, dot(x))
  expect(ink).toHaveLength(inkLimits.strokes)
  expect(ink[0]).toEqual(dot(1))
  expect(ink.at(-1)).toEqual(dot(inkLimits.strokes))
})

it('keeps the newest strokes, whatever pictures they are on, of those that are long', () => {
  const long = (x: number, picture: InkStroke['picture']): InkStroke => ({
    ...dot(x, picture),
    points: Array.from({ length: inkLimits.numbersInAll / 2 }, () => x),
  })
  const strokes = [long(0, 'map'), dot(1, 'board'), long(2, 'tree')]
  const ink = strokes.reduce(withStroke, noInk)
  expect(ink).toEqual(strokes.slice(1))
  expect(withStroke(ink, dot(3, 'board'))).toEqual([...strokes.slice(1), dot(3, 'board')])
})

it('is asked for by its picture, in the order in which it was drawn', () => {
  const ink = [dot(3), dot(1, 'board'), dot(2)]
  expect(inkOn('tree', ink)).toEqual([dot(3), dot(2)])
  expect(inkOn('map', ink)).toEqual(noInk)
})

it('is full at a thousand points and takes no more', () => {
  let stroke = dot(0)
  for (let at = 1; at < inkLimits.numbersInStroke / 2; at++) {
    expect(isFull(stroke)).toBe(false)
    stroke = withPoint(stroke, [10 * at, 0], asItIs)
  }
  expect(stroke.points).toHaveLength(2000)
  expect(isFull(stroke)).toBe(true)
  expect(withPoint(stroke, [-500, 0], asItIs)).toBe(stroke)
})

it('leaves out points that are near on the screen, however large the picture’s units are', () => {
  const near = { across: 100, down: 1, left: 40, top: 7 }
  const stroke = dot(0)
  expect(withPoint(stroke, [0.02, 0], near)).toBe(stroke)
  expect(withPoint(stroke, [0, leastApart - 1], near)).toBe(stroke)
  expect(withPoint(stroke, [0.04, 0], near).points).toEqual([0, 0, 0.04, 0])
  expect(withPoint(stroke, [0, leastApart], near).points).toEqual([0, 0, 0, leastApart])
})

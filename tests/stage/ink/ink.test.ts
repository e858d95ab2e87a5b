import { expect, it } from 'vitest'
import {
  isFull,
  leastApart,
  mostInkPoints,
  mostStrokes,
  withPoint,
  withStroke,
} from '../../../src/stage/ink/ink'
import type { Ink, InkStroke } from '../../../src/stage/ink/ink'

const dot = (x: number): InkStroke => ({ colour: 1, points: [x, 0] })
const asItIs = { across: 1, down: 1, left: 0, top: 0 }

it('keeps forty strokes: one more takes the place of the oldest', () => {
  let ink: Ink = { strokes: [] }
  for (let x = 0; x < mostStrokes + 1; x++) ink = withStroke(ink, dot(x))
  expect(ink.strokes).toHaveLength(40)
  expect(ink.strokes[0]).toEqual(dot(1))
  expect(ink.strokes[39]).toEqual(dot(40))
})

it('is full at a thousand points and takes no more', () => {
  let stroke = dot(0)
  for (let at = 1; at < mostInkPoints; at++) {
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

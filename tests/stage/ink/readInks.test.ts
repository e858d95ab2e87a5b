import { expect, it } from 'vitest'
import { mostInkPoints, mostStrokes, noInks } from '../../../src/stage/ink/ink'
import { readInks, readPointer } from '../../../src/stage/ink/readInks'

const stroke = { colour: 2, points: [1, 2, 3.5, -4] }
const withStrokes = (...strokes: readonly unknown[]) => ({ ...noInks, map: { strokes } })
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

it('reads ink as it was sent', () => {
  expect(readInks(sent(noInks))).toEqual(noInks)
  expect(readInks(sent(withStrokes(stroke, stroke)))).toEqual(withStrokes(stroke, stroke))
})

it.each([
  ['no ink', 'ink'],
  ['ink without one of the pictures', { tree: noInks.tree, map: noInks.map }],
  ['another color', withStrokes({ ...stroke, colour: 4 })],
  ['a point without its y', withStrokes({ ...stroke, points: [1, 2, 3] })],
  ['a stroke without points', withStrokes({ ...stroke, points: [] })],
  ['what is no number', withStrokes({ ...stroke, points: [1, '2'] })],
  ['what is not finite', withStrokes({ ...stroke, points: [1, Infinity] })],
  ['too many strokes', withStrokes(...Array<unknown>(mostStrokes + 1).fill(stroke))],
  ['too many points', withStrokes({ ...stroke, points: Array(2 * mostInkPoints + 2).fill(1) })],
])('refuses %s', (_, value) => expect(readInks(value)).toBeUndefined())

it('reads a pointer, or none', () => {
  expect(readPointer(sent({ picture: 'tree', at: [1, 2] }))).toEqual({
    picture: 'tree',
    at: [1, 2],
  })
  expect(readPointer({ picture: 'page', at: [1, 2] })).toBeUndefined()
  expect(readPointer({ picture: 'tree', at: [1] })).toBeUndefined()
  expect(readPointer(undefined)).toBeUndefined()
})

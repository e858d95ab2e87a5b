import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readShownMoment } from '../../../src/classroom/protocol/moment'
import { readMessage } from '../../../src/classroom/protocol/readMessage'
import { fromClass, toClass } from '../../../src/pages/class/classMoment'
import { inkedPictures, mostInkPoints, mostStrokes, noInks } from '../../../src/stage/ink/ink'
import type { InkStroke } from '../../../src/stage/ink/ink'

const moment = {
  address: '#/lab?start=152436780&step=5',
  held: true,
  asksNext: true,
  view: 'fit',
  blank: false,
} as const
const stroke: InkStroke = { colour: 2, points: [0, 1.5, -3, 4] }

it('comes to the students as it left the presenter', () => {
  const inks = { ...noInks, tree: { strokes: [stroke] }, map: { strokes: [stroke, stroke] } }
  const pointer = { picture: 'map', at: [5, 6.25] } as const
  const sent = toClass(moment, inks, pointer)
  expect(fromClass({ ...sent, number: 1 })).toEqual({ moment, inks, pointer })
  expect(fromClass({ ...toClass(moment, noInks, undefined), number: 2 })).toEqual({
    moment,
    inks: noInks,
    pointer: undefined,
  })
})

it.each(inkedPictures)('carries what is drawn and pointed at on a picture: %s', (picture) => {
  const inks = { ...noInks, [picture]: { strokes: [stroke] } }
  const read = readMessage(readShownMoment, toClass(moment, inks, { picture, at: [1, 2] }))
  if (!read.ok) throw new Error(read.fault.kind)
  const { inks: shown, pointer } = fromClass({ ...read.value, number: 1 })
  expect(shown).toEqual(inks)
  expect(pointer).toEqual({ picture, at: [1, 2] })
})

it('is taken by the relay whatever is drawn, with the newest lines that fit', () => {
  const coordinate = fc.double({ noNaN: true, noDefaultInfinity: true })
  const points = fc
    .integer({ min: 1, max: mostInkPoints })
    .chain((pairs) => coordinate.map((value) => Array.from({ length: 2 * pairs }, () => value)))
  const strokes = fc.array(fc.record({ colour: fc.constantFrom(1, 2, 3), points }), {
    maxLength: mostStrokes,
  })
  fc.assert(
    fc.property(strokes, strokes, coordinate, (tree, board, x) => {
      const inks = { ...noInks, tree: { strokes: tree }, board: { strokes: board } }
      const sent = toClass(moment, inks, { picture: 'tree', at: [x, -x] })
      expect(readMessage(readShownMoment, sent).ok).toBe(true)
      const last = [...tree, ...board].at(-1)
      if (last) expect(sent.ink?.at(-1)?.points).toHaveLength(last.points.length)
    }),
    { numRuns: 50 },
  )
})

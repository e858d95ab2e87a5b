import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readShownMoment } from '../../../src/classroom/protocol/moment'
import { readMessage } from '../../../src/classroom/protocol/readMessage'
import { fromClass, toClass } from '../../../src/pages/class/classMoment'
import { inkedPictures } from '../../../src/drawing/ink'
import type { InkStroke } from '../../../src/drawing/ink'
import { noInk, withStroke } from '../../../src/stage/ink/ink'

const moment = {
  address: '#/lab?start=152436780&step=5',
  held: true,
  asksNext: true,
  looks: [{ tree: 'tree', camera: 'fit', pruned: false, pathOnly: true, selected: 3 }],
  blank: false,
} as const
const stroke: InkStroke = { picture: 'tree', colour: 2, points: [0, 1.5, -3, 4] }

it('comes to the students as it left the presenter', () => {
  const ink = [{ ...stroke, picture: 'map' } as const, stroke, stroke]
  const pointer = { picture: 'map', at: [5, 6.25] } as const
  const sent = toClass(moment, ink, pointer)
  expect(fromClass({ ...sent, number: 1 })).toEqual({ moment, ink, pointer })
  expect(fromClass({ ...toClass(moment, noInk, undefined), number: 2 })).toEqual({
    moment,
    ink: noInk,
    pointer: undefined,
  })
})

it.each(inkedPictures)('carries what is drawn and pointed at on a picture: %s', (picture) => {
  const ink = [{ ...stroke, picture }]
  const read = readMessage(readShownMoment, toClass(moment, ink, { picture, at: [1, 2] }))
  if (!read.ok) throw new Error(read.fault.kind)
  const { ink: shown, pointer } = fromClass({ ...read.value, number: 1 })
  expect(shown).toEqual(ink)
  expect(pointer).toEqual({ picture, at: [1, 2] })
})

it('is taken by the relay whatever was drawn, all of it', () => {
  const coordinate = fc.double({ noNaN: true, noDefaultInfinity: true })
  const stroke = fc.record({
    picture: fc.constantFrom(...inkedPictures),
    colour: fc.constantFrom(1, 2, 3),
    points: fc
      .integer({ min: 1, max: 900 })
      .chain((pairs) => coordinate.map((value) => Array.from({ length: 2 * pairs }, () => value))),
  })
  fc.assert(
    fc.property(fc.array(stroke, { maxLength: 80 }), coordinate, (strokes, x) => {
      const ink = strokes.reduce(withStroke, noInk)
      const sent = toClass(moment, ink, { picture: 'tree', at: [x, -x] })
      expect(readMessage(readShownMoment, sent).ok).toBe(true)
      expect(sent.ink?.map(({ points }) => points.length) ?? []).toEqual(
        ink.map(({ points }) => points.length),
      )
    }),
    { numRuns: 50 },
  )
})

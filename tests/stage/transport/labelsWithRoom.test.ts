import fc from 'fast-check'
import { expect, it } from 'vitest'
import { everyNth, withRoom } from '../../../src/stage/transport/labelsWithRoom'

const widthOf = (text: string) => text.length * 8
const depths = (count: number) =>
  Array.from({ length: count }, (_, depth) => ({
    text: depth === 0 ? 'depth 0' : String(depth),
    place: (depth + 0.5) / count,
  }))
const shown = (count: number, width: number) =>
  everyNth(depths(count), width, widthOf).map(({ text }) => text)

it('labels every part where there is room', () => {
  expect(shown(4, 400)).toEqual(['depth 0', '1', '2', '3'])
})

it('labels every second or every fifth part where there is less, and says first what is counted', () => {
  expect(shown(20, 400).slice(0, 3)).toEqual(['depth 0', '4', '6'])
  expect(shown(60, 400).slice(0, 3)).toEqual(['depth 0', '15', '20'])
})

it('labels nothing where there is no room at all', () => {
  expect(shown(20, 0)).toEqual([])
})

it('never lets two labels touch, or one stand out', () => {
  const anyTexts = fc.array(
    fc.record({
      text: fc.string({ maxLength: 9 }),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  )
  fc.assert(
    fc.property(anyTexts, fc.nat(900), (texts, width) => {
      const laid = withRoom(texts, width, widthOf).toSorted((one, other) => one.left - other.left)
      laid.forEach(({ text, left }, index) => {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + widthOf(text)).toBeLessThanOrEqual(width)
        const after = laid.at(index + 1)
        if (after) expect(after.left).toBeGreaterThan(left + widthOf(text))
      })
    }),
  )
})

it('keeps what comes first in the list', () => {
  const texts = [
    { text: '1000', place: 0.5 },
    { text: '10', place: 0.52 },
  ]
  expect(withRoom(texts, 200, widthOf).map(({ text }) => text)).toEqual(['1000'])
})

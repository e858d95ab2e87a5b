import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashesOf, dashOf } from '../../../../src/pages/compare/chart/dashes'
import { gathered, movedApart } from '../../../../src/pages/compare/chart/lineEnds'
import { lineUntil, linesOf, pointsAt } from '../../../../src/pages/compare/chart/series'
import { anyMoment } from '../../../recording/anyRecording'

const rising = [
  { x: 0, y: 1 },
  { x: 4, y: 9 },
]
const falling = [
  { x: 0, y: 9 },
  { x: 4, y: 1 },
]

/** The stretches of one period, in pixels, in which a dashed line is seen. */
function seen({ pattern = '', offset }: ReturnType<typeof dashesOf>[number]): readonly number[] {
  const [on, off] = pattern.split(' ').map(Number)
  return Array.from({ length: on + off }, (_, at) => at).filter(
    (at) => (at + offset + on + off) % (on + off) < on,
  )
}

describe('lines that lie on each other', () => {
  it.each([2, 3, 4])('take turns, so that each of %i is seen and none covers another', (count) => {
    const dashes = dashesOf(Array.from({ length: count }, () => [...rising]))
    const all = dashes.flatMap(seen)
    expect(new Set(all).size).toBe(all.length)
    for (const dash of dashes) expect(seen(dash).length).toBeGreaterThanOrEqual(9)
  })

  it('are told from others, which keep the dashes of their legend', () => {
    const [first, other, second] = dashesOf([rising, falling, rising])
    expect(other).toEqual({ pattern: dashOf(1), offset: 0 })
    expect(first.offset).not.toBe(second.offset)
  })
})

describe('lines that are bolder', () => {
  const lengths = (pattern = '') => pattern.split(' ').map(Number)

  it.each([1, 2, 3])('have breaks as much longer: line %i', (place) => {
    const lines = [rising, falling, [...rising, ...falling], [...falling, ...rising]]
    const { pattern } = dashesOf(lines, 1.5)[place]
    expect(lengths(pattern)).toEqual(lengths(dashOf(place)).map((length) => length * 1.5))
  })

  it('take longer turns where they lie on each other', () => {
    const [first, second] = dashesOf([rising, rising], 2)
    expect(seen(first)).toHaveLength(2 * seen(dashesOf([rising, rising])[0]).length)
    expect(seen(second)).toHaveLength(seen(first).length)
  })
})

describe('letters at the ends of lines', () => {
  it('stand together where the ends are too near to be told apart', () => {
    const apart = { x: 60, y: 15 }
    const points = [{ x: 100, y: 50 }, { x: 104, y: 60 }, undefined, { x: 100, y: 90 }]
    const groups = gathered(points, apart).map(({ places }) => places)
    expect(groups).toEqual([[0, 1], [3]])
  })
})

describe('letters beside different ends', () => {
  const at = (x: number, y: number) => ({ x, y, width: 16 })
  const room = { high: 16, top: 12 }

  it('stand each beside its own where nothing is in the way', () => {
    const written = [at(100, 50), at(130, 52), at(100, 80)]
    expect(movedApart(written, room)).toHaveLength(3)
    expect(movedApart(written, room)).toEqual(expect.arrayContaining(written))
  })

  it.each([
    ['in the middle', [at(100, 50), at(104, 60), at(110, 61), at(100, 90)]],
    ['at the top', [at(100, 12), at(104, 17), at(110, 23), at(100, 40)]],
  ])('cover none of each other %s, and stay inside the chart', (_, written) => {
    const placed = movedApart(written, room)
    expect(Math.min(...placed.map(({ y }) => y))).toBeGreaterThanOrEqual(room.top)
    expect(Math.max(...placed.map(({ y }) => y))).toBeLessThan(188)
    for (const [place, one] of placed.entries()) {
      for (const other of placed.slice(place + 1)) {
        const isApart = Math.abs(one.x - other.x) >= 16 || Math.abs(one.y - other.y) >= 16
        expect(isApart).toBe(true)
      }
    }
  })
})

describe('a line as far as the moment shown', () => {
  it('ends at that moment and tells nothing of what comes later', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, run, step }) => {
        const now = pointsAt(recording, run, step).frontier
        const line = lineUntil(linesOf(recording, run).frontier, now)
        expect(line.at(-1)).toEqual(now)
        expect(Math.max(...line.map(({ x }) => x))).toBe(now?.x)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endsScale, evenScale, partScale } from '../../../src/stage/transport/stepScale'
import type { StepScale } from '../../../src/stage/transport/stepScale'

const anyLast = fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 3_000_000 }))

/** Where parts begin, and the last step, which may itself begin a part. */
const anyParts = fc.tuple(anyLast, fc.array(fc.nat(), { maxLength: 40 })).map(([last, choices]) => {
  const later = choices.map((choice) => choice % (last + 1)).filter((start) => start > 0)
  return { last, starts: [0, ...new Set(later.toSorted((a, b) => a - b))] }
})

const scales: Readonly<Record<string, fc.Arbitrary<StepScale>>> = {
  even: anyLast.map(evenScale),
  'by parts': anyParts.map(({ starts, last }) => partScale(starts, last)),
  'with wide ends': anyLast.map(endsScale),
}

describe.each(Object.entries(scales))('a scale that is %s', (_, anyScale) => {
  it('begins at the left, and ends at the right', () => {
    fc.assert(
      fc.property(anyScale, ({ last, placeOf, stepAt }) => {
        expect(placeOf(0)).toBe(0)
        if (last > 0) expect(placeOf(last)).toBe(1)
        expect([stepAt(0), stepAt(1)]).toEqual([0, last])
      }),
    )
  })

  it('has each step further on than the one before', () => {
    fc.assert(
      fc.property(anyScale, fc.nat(), ({ last, placeOf }, choice) => {
        fc.pre(last > 0)
        const step = choice % last
        expect(placeOf(step + 1)).toBeGreaterThan(placeOf(step))
      }),
    )
  })

  it('leads from a step to its place and back to the step', () => {
    fc.assert(
      fc.property(anyScale, fc.nat(), ({ last, placeOf, stepAt }, choice) => {
        const step = choice % (last + 1)
        expect(stepAt(placeOf(step))).toBe(step)
      }),
    )
  })

  it('leads from any place to a step of the run, and from no place further on to an earlier one', () => {
    const anyPlace = fc.double({ min: -0.5, max: 1.5, noNaN: true })
    fc.assert(
      fc.property(anyScale, anyPlace, anyPlace, ({ last, stepAt }, one, other) => {
        const [step, later] = [Math.min(one, other), Math.max(one, other)].map(stepAt)
        expect(step).toBeLessThanOrEqual(later)
        for (const each of [step, later]) {
          expect(Number.isInteger(each)).toBe(true)
          expect(each).toBeGreaterThanOrEqual(0)
          expect(each).toBeLessThanOrEqual(last)
        }
      }),
    )
  })

  it('has no step narrower than it says', () => {
    fc.assert(
      fc.property(anyScale, fc.nat(), ({ last, placeOf, narrowest }, choice) => {
        fc.pre(last > 0)
        const step = choice % last
        expect(placeOf(step + 1) - placeOf(step)).toBeGreaterThan(narrowest * (1 - 1e-6))
      }),
    )
  })
})

it('a scale by parts gives each part an equal share', () => {
  fc.assert(
    fc.property(anyParts, ({ starts, last }) => {
      fc.pre(last > 0)
      const { placeOf } = partScale(starts, last)
      const bounds = [...new Set([...starts, last])]
      const shares = bounds.slice(1).map((end, part) => placeOf(end) - placeOf(bounds[part]))
      for (const share of shares) expect(share).toBeCloseTo(1 / shares.length, 9)
    }),
  )
})

it('a scale by parts gives each step of a part as much as its other steps', () => {
  const { placeOf } = partScale([0, 4], 104)
  expect([1, 2, 3, 4].map(placeOf)).toEqual([0.125, 0.25, 0.375, 0.5])
  expect(placeOf(54)).toBe(0.75)
})

it('a scale with wide ends is the same from either end', () => {
  fc.assert(
    fc.property(anyLast, fc.nat(), (last, choice) => {
      fc.pre(last > 0)
      const step = choice % (last + 1)
      const { placeOf } = endsScale(last)
      expect(placeOf(last - step)).toBeCloseTo(1 - placeOf(step), 9)
    }),
  )
})

it('a scale with wide ends gives the first ten steps of a long run room on a line of 400 pixels', () => {
  for (const last of [17_601, 665_281, 2_600_000]) {
    const { placeOf } = endsScale(last)
    expect(400 * placeOf(10)).toBeGreaterThan(11)
    expect(400 * (1 - placeOf(last - 10))).toBeGreaterThan(11)
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartAxis } from '../../../src/pages/compare/chartAxis'
import { leastOf } from '../../../src/pages/compare/counts'
import {
  frontierSeries,
  levelSeries,
  mostPoints,
  reachedSeries,
} from '../../../src/pages/compare/series'
import { anyMoment } from '../../recording/anyRecording'

describe('the line of a search in a chart', () => {
  it('has few points, never goes back, and has its moment within its ends', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, run, step }) => {
        const all = [
          frontierSeries(recording, step),
          reachedSeries(recording, run, step),
          levelSeries(recording, step),
        ]
        for (const { points, now } of all) {
          expect(points.length).toBeLessThanOrEqual(mostPoints)
          const across = points.map(({ x }) => x)
          expect(across).toEqual(across.toSorted((one, other) => one - other))
          if (!now || points.length === 0) continue
          expect(now.x).toBeGreaterThanOrEqual(across[0])
          expect(now.x).toBeLessThanOrEqual(across[across.length - 1])
        }
      }),
    )
  })

  it('of a search that keeps no states it reached is empty', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, run, step }) => {
        const { points } = reachedSeries(recording, run, step)
        expect(points.length === 0).toBe(run.chosen.solver.forgets === true)
      }),
    )
  })
})

describe('an axis of a chart', () => {
  it.each([false, true])('rises from 0 and keeps its numbers apart (by factors: %s)', (log) => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (most) => {
        const { at, ticks } = chartAxis(most, [10, 410], log, 60)
        expect(at(0)).toBe(10)
        expect(at(Math.max(1, most))).toBeCloseTo(410)
        for (const [place, tick] of ticks.entries()) {
          expect(Number.isInteger(tick.value)).toBe(true)
          if (place > 0) expect(tick.at - ticks[place - 1].at).toBeGreaterThanOrEqual(60)
        }
      }),
    )
  })
})

describe('the smallest of a row', () => {
  it('is marked wherever it stands, and not where all are equal', () => {
    expect([...leastOf([3, 1, undefined, 1])]).toEqual([1, 3])
    expect([...leastOf([2, 2])]).toEqual([])
    expect([...leastOf([2, undefined])]).toEqual([])
    expect([...leastOf([undefined, undefined])]).toEqual([])
  })
})

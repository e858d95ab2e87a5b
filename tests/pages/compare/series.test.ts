import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartAxis } from '../../../src/pages/compare/chartAxis'
import { leastOf } from '../../../src/pages/compare/counts'
import { charts, linesOf, mostPoints, pointsAt } from '../../../src/pages/compare/series'
import { anyMoment, anyRecording } from '../../recording/anyRecording'

describe('the line of a search in a chart', () => {
  it('has few points, never goes back, and has its moment within its ends', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, run, step }) => {
        const lines = linesOf(recording, run)
        const now = pointsAt(recording, run, step)
        for (const chart of charts) {
          const points = lines[chart]
          expect(points.length).toBeLessThanOrEqual(mostPoints)
          const across = points.map(({ x }) => x)
          expect(across).toEqual(across.toSorted((one, other) => one - other))
          const point = now[chart]
          if (!point || points.length === 0) continue
          expect(point.x).toBeGreaterThanOrEqual(across[0])
          expect(point.x).toBeLessThanOrEqual(across[across.length - 1])
        }
      }),
    )
  })

  it('has its moment at its last point in the end', () => {
    fc.assert(
      fc.property(anyRecording, ({ recording, run }) => {
        if (recording.overBudget) return
        const lines = linesOf(recording, run)
        const now = pointsAt(recording, run, recording.events - 1)
        for (const chart of charts) expect(now[chart]).toEqual(lines[chart].at(-1))
      }),
    )
  })

  it('of a search that keeps no states it reached is empty', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, run, step }) => {
        const { reached, held } = linesOf(recording, run)
        const now = pointsAt(recording, run, step)
        const forgets = run.chosen.solver.forgets === true
        for (const points of [reached, held]) expect(points.length === 0).toBe(forgets)
        for (const point of [now.reached, now.held]) expect(point === undefined).toBe(forgets)
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
        expect(at(Math.max(1, most))).toBeLessThanOrEqual(410.001)
        // Its last number stands at its end, and is no smaller than what it has to hold.
        expect(ticks.at(-1)?.at).toBeCloseTo(410)
        expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(most)
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartAxis } from '../../../../src/pages/compare/chart/chartAxis'
import type { Line } from '../../../../src/pages/compare/chart/series'
import { charts, linesOf, mostPoints, pointsAt } from '../../../../src/pages/compare/chart/series'
import { leastOf } from '../../../../src/pages/compare/told/counts'
import { peakFrontierSizeAt } from '../../../../src/recording/query/frontier/frontierSize'
import { peakTableSizeAt } from '../../../../src/recording/query/tableSize'
import { kept } from '../../../../src/recording/reasonCodes'
import { Recorder } from '../../../../src/recording/write/recorder'
import { anyMoment, anyRecording } from '../../../recording/anyRecording'
import { runOf } from '../../../recording/arbitraryRuns'

const highest = (line: Line) => line.reduce((most, { y }) => Math.max(most, y), 0)
const overExpansions = ['frontier', 'reached', 'held'] as const

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

  it('reaches the most that is counted at any step', () => {
    fc.assert(
      fc.property(anyRecording, ({ recording, run }) => {
        const lines = linesOf(recording, run)
        const most = { frontier: 0, reached: 0, held: 0 }
        for (let step = 0; step < recording.events; step++) {
          const now = pointsAt(recording, run, step)
          for (const chart of overExpansions) {
            most[chart] = Math.max(most[chart], now[chart]?.y ?? 0)
          }
        }
        for (const chart of overExpansions) expect(highest(lines[chart])).toBe(most[chart])
      }),
      { numRuns: 40 },
    )
  })

  const deep = { start: '413726580', solver: 'depth-first' }
  const held = { reached: 'two-step', goalTest: 'never' }
  it.each([
    ['frontier', { start: '413726580', solver: 'iterative-deepening' }],
    ['levels', deep],
    ['held', { problem: 'sliding-2x3', start: '452310', goal: '123450', ...held }],
  ] as const)(
    'reaches a peak that evenly spread points would leave out (%s)',
    (chart, settings) => {
      const run = runOf(settings)
      const recorder = new Recorder(run)
      recorder.advance(5000)
      const recording = recorder.recording()
      const line = linesOf(recording, run)[chart]
      const { perLevel } = recording.totals
      const exact = {
        frontier: peakFrontierSizeAt(recording, recording.events - 1),
        levels: Math.max(...perLevel),
        held: peakTableSizeAt(recording, run.chosen, recording.events - 1),
      }
      expect(highest(line)).toBe(exact[chart])
      expect(line.length).toBeLessThanOrEqual(mostPoints)
      expect(line.filter(({ y }) => y === exact[chart])).toHaveLength(1)
    },
  )

  it('has its moment at the nodes that a level or limit has by then', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, run, step }) => {
        const { columns, rows, markers, totals } = recording
        const begun = markers.findLast((mark) => mark.kind === 'iteration' && mark.event <= step)
        const from = begun?.event ?? 0
        const soFar = Array.from({ length: rows }, (_, row) => row).filter(
          (row) => columns.generatedAt[row] >= from && columns.generatedAt[row] <= step,
        )
        const now = pointsAt(recording, run, step).levels
        if (totals.perIteration.length > 0) {
          expect(now?.y).toBe(soFar.length)
          if (begun?.kind === 'iteration') expect(now?.x).toBe(begun.limit)
          return
        }
        const depths = soFar
          .filter((row) => columns.reason[row] === kept)
          .map((row) => columns.depth[row])
        const deepest = Math.max(...depths)
        const there = depths.filter((depth) => depth === deepest).length
        expect(now).toEqual({ x: deepest, y: there })
      }),
    )
  })

  it('of a search that keeps no states it reached is empty', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, run, step }) => {
        const { reached, held } = linesOf(recording, run)
        const now = pointsAt(recording, run, step)
        const forgets = run.chosen.solver.forgets === true
        for (const line of [reached, held]) expect(line.length === 0).toBe(forgets)
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

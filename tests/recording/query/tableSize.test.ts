import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableSizeAt, peakTableSizeAt, reachedAt } from '../../../src/recording/query/tableSize'
import { kept } from '../../../src/recording/reasonCodes'
import { record } from '../../../src/recording/write/recorder'
import { anyRecording } from '../anyRecording'
import { anyRunBy, anySmallRun, runOf } from '../arbitraryRuns'

describe('the states that a table holds', () => {
  it('are in the end at most as many as the table itself counted, and at no step more than were reached', () => {
    fc.assert(
      fc.property(anyRecording, fc.nat(), ({ recording, run }, choice) => {
        const step = choice % recording.events
        const held = tableSizeAt(recording, run.chosen, step)
        const most = peakTableSizeAt(recording, run.chosen, step)
        expect(held).toBeLessThanOrEqual(most)
        expect(most).toBeLessThanOrEqual(reachedAt(recording, step))
        if (recording.overBudget) return
        const end = peakTableSizeAt(recording, run.chosen, recording.events - 1)
        // A start that is a goal is tested before it comes to the table.
        const isStart = recording.outcome?.kind === 'solved' && recording.rows === 1
        if (!isStart) expect(end).toBe(recording.totals.peakSize)
      }),
    )
  })

  it('are those of the kept nodes, each counted once, where none is let go', () => {
    const keepsAll = anySmallRun.filter(
      ({ chosen }) => !chosen.solver.forgets && chosen.options.reached !== 'two-step',
    )
    fc.assert(
      fc.property(keepsAll, fc.nat(), (run, choice) => {
        const recording = record(run)
        const { low, high, reason, generatedAt } = recording.columns
        const step = choice % recording.events
        const states = new Set<string>()
        for (let node = 0; node < recording.rows && generatedAt[node] <= step; node++) {
          if (reason[node] === kept) states.add(`${low[node]} ${high[node]}`)
        }
        expect(reachedAt(recording, step)).toBe(states.size)
      }),
    )
  })

  it('do not grow with a node that is about to replace another', () => {
    const recording = record(runOf({ problem: 'graph', graph: 'romania', solver: 'uniform-cost' }))
    const replacements = recording.markers.filter(({ kind }) => kind === 'supersede')
    expect(replacements.length).toBeGreaterThan(0)
    for (const { event } of replacements) {
      const [before, generated, replaced] = [event - 2, event - 1, event].map((step) =>
        reachedAt(recording, step),
      )
      expect([generated, replaced]).toEqual([before, before])
    }
  })

  it('of the two steps are the last three levels only', () => {
    fc.assert(
      fc.property(
        anyRunBy('breadth-first').filter(({ chosen }) => chosen.options.reached === 'two-step'),
        (run) => {
          const recording = record(run)
          const { perLevel, peakSize } = recording.totals
          const last = recording.events - 1
          const held = perLevel.slice(-3).reduce((sum, nodes) => sum + nodes, 0)
          expect(tableSizeAt(recording, run.chosen, last)).toBe(held)
          if (perLevel.length > 1) {
            expect(peakTableSizeAt(recording, run.chosen, last)).toBe(peakSize)
          }
        },
      ),
    )
  })
})

const keepsWhatItReached = anySmallRun.filter(({ chosen }) => !chosen.solver.forgets)

it('in the end as many states are reached as the table holds', () => {
  fc.assert(
    fc.property(keepsWhatItReached, (run) => {
      const recording = record(run)
      fc.pre(recording.totals.generated > 1)
      expect(reachedAt(recording, recording.events - 1)).toBe(recording.totals.reached)
    }),
  )
})

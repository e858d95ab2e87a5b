import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyOfRows } from '../../../src/recording/columns'
import { Recorder, defaultBudget, record } from '../../../src/recording/write/recorder'
import { RunMemory } from '../../../src/recording/write/runMemory'
import { answersOf } from '../answers'
import { anySmallRun, runOf } from '../arbitraryRuns'

describe('a recorder', () => {
  it('makes the same recording in stretches as at once', () => {
    fc.assert(
      fc.property(anySmallRun, fc.integer({ min: 1, max: 50 }), (run, stretch) => {
        const recorder = new Recorder(run)
        while (!recorder.advance(stretch));
        expect(answersOf(recorder.recording())).toEqual(answersOf(record(run)))
      }),
    )
  })

  it('writes the same rows over those of an earlier run', () => {
    fc.assert(
      fc.property(anySmallRun, anySmallRun, (earlier, run) => {
        const memory = new RunMemory()
        new Recorder(earlier, defaultBudget, memory).advance(Number.POSITIVE_INFINITY)
        const recorder = new Recorder(run, defaultBudget, memory)
        recorder.advance(Number.POSITIVE_INFINITY)
        const [written, fresh] = [recorder.recording(), record(run)]
        expect(copyOfRows(written.columns, 0, written.rows)).toEqual(
          copyOfRows(fresh.columns, 0, fresh.rows),
        )
      }),
    )
  })

  it('expands as many nodes as it is told', () => {
    const recorder = new Recorder(runOf({ start: '867254301' }))
    recorder.advance(100)
    expect(recorder.recording().expanded).toBe(100)
  })

  it('tells that the run goes on', () => {
    const recorder = new Recorder(runOf({ start: '867254301' }))
    expect(recorder.advance(100)).toBe(false)
  })

  it('tells that the run has ended, also when it is asked again', () => {
    const recorder = new Recorder(runOf({ start: '123456078' }))
    expect([recorder.advance(1_000), recorder.advance(1)]).toEqual([true, true])
  })

  it('has no outcome while the run goes on', () => {
    const recorder = new Recorder(runOf({ start: '867254301' }))
    recorder.advance(100)
    expect(recorder.recording().outcome).toBeUndefined()
  })

  it('leaves the recordings it gave before as they were', () => {
    const recorder = new Recorder(runOf({ start: '867254301' }))
    recorder.advance(100)
    const early = recorder.recording()
    const before = answersOf(early)
    recorder.advance(10_000)
    expect(answersOf(early)).toEqual(before)
  })

  it('says that a board without a solution is exhausted', () => {
    expect(record(runOf({ problem: 'sliding-2x2', start: '2130' })).outcome).toEqual({
      kind: 'exhausted',
    })
  })
})

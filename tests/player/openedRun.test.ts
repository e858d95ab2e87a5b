import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useStage } from '../../src/player/stageStore'
import type { Run } from '../../src/recording/run'
import type { RecordListener } from '../../src/recording/transfer/recordClient'
import { Recorder, record } from '../../src/recording/write/recorder'
import { runOf } from '../recording/arbitraryRuns'
import { recordBy } from '../recording/recordBy'

const recorder: { listener?: RecordListener | undefined } = {}

/** What a run has recorded after some expansions. */
function begun(run: Run, expansions: number) {
  const recording = new Recorder(run)
  recording.advance(expansions)
  return recording.recording()
}

beforeEach(() => {
  recordBy((_settings, _budget, listener) => {
    recorder.listener = listener
    return () => {}
  })
})

describe('a stage whose search is stopped', () => {
  const stop = {
    kind: 'stopped',
    stopped: { reason: { kind: 'thrown', told: 'no luck' }, line: 12, step: 150 },
  } as const
  const run = runOf({ start: '867254301' })

  function stopped(atStep: number) {
    const stage = useStage('test')
    stage.open(run, atStep)
    recorder.listener?.onRecording(begun(run, 20))
    const last = begun(run, 50)
    // So soon after the first part this one is not taken in before the search is stopped.
    recorder.listener?.onRecording(last)
    recorder.listener?.onFailure(stop)
    return { stage, last }
  }

  it('shows the step at which it was stopped', () => {
    const { stage, last } = stopped(0)
    expect(stage.step).toBe(last.events - 1)
    expect(stage.lastStep).toBe(last.events)
  })

  it('stays at a step that was asked for', () => {
    expect(stopped(7).stage.step).toBe(7)
  })

  it('forgets why, and keeps what came of it', () => {
    const { stage } = stopped(0)
    stage.forgetFailure()
    expect([stage.failed, stage.ended, stage.recordingRuns]).toEqual([undefined, true, false])
  })

  it('takes another name for its search, and records nothing anew', () => {
    const { stage } = stopped(0)
    const { latest, step } = stage
    const renamed = { ...run, settings: { ...run.settings, solver: 'own:Other' } }
    stage.renameRun(renamed)
    expect(stage.run?.settings.solver).toBe('own:Other')
    expect(stage.failed?.run).toBe(stage.run)
    expect([stage.latest, stage.step]).toEqual([latest, step])
  })
})

describe('a stage whose recorder breaks down', () => {
  const crashed = { kind: 'crashed', reason: 'out of memory' } as const

  it('ends with what it had', () => {
    const stage = useStage('test')
    const run = runOf({ start: '867254301' })
    stage.open(run, 20)
    const early = begun(run, 50)
    recorder.listener?.onRecording(early)
    recorder.listener?.onFailure(crashed)
    expect([stage.ended, stage.recordingRuns, stage.step]).toEqual([true, false, 20])
    expect(stage.latest?.events).toBe(early.events + 1)
    expect(stage.failed?.fault).toEqual(crashed)
  })

  it('keeps the run before, where nothing had come', () => {
    const stage = useStage('test')
    const before = runOf({ start: '123456078' })
    stage.openRecording(before, record(before), 1_000)
    stage.open(runOf({ start: '867254301' }))
    recorder.listener?.onFailure({ kind: 'not-loaded' })
    expect(stage.run?.problem.settings.start).toBe('123456078')
    expect([stage.ended, stage.opening]).toEqual([true, false])
  })

  it('says of the run before that it was stopped, where that was still being recorded', () => {
    const stage = useStage('test')
    const before = runOf({ start: '867254301' })
    stage.open(before)
    recorder.listener?.onRecording(begun(before, 50))
    stage.open(runOf({ start: '123456078' }))
    recorder.listener?.onFailure({ kind: 'not-loaded' })
    expect([stage.run, stage.recordingRuns]).toEqual([before, false])
    expect(stage.latest?.outcome?.kind).toBe('cancelled')
  })

  it('keeps saying why nothing is shown, where nothing had come of any run', () => {
    const stage = useStage('test')
    stage.open(runOf({ start: '867254301' }))
    recorder.listener?.onFailure(crashed)
    stage.forgetFailure()
    expect(stage.failed?.fault).toEqual(crashed)
  })

  it('says so again where another try fails too, and records nothing then', () => {
    const stage = useStage('test')
    const run = runOf({ start: '867254301' })
    stage.open(run, 20)
    for (let attempt = 0; attempt < 2; attempt++) {
      recorder.listener?.onFailure({ kind: 'not-loaded' })
      expect(stage.failed?.run).toBe(stage.run)
      expect([stage.recordingRuns, stage.opening]).toEqual([false, false])
      stage.retry()
    }
  })

  it('opens the run that had not come at the step that was asked for', () => {
    const stage = useStage('test')
    const before = runOf({ start: '123456078' })
    stage.openRecording(before, record(before), 1_000)
    stage.open(runOf({ start: '867254301' }), 50)
    recorder.listener?.onFailure({ kind: 'not-loaded' })
    stage.goTo(2)
    stage.retry()
    recorder.listener?.onRecording(begun(runOf({ start: '867254301' }), 100))
    expect([stage.run?.problem.settings.start, stage.step]).toEqual(['867254301', 50])
  })

  it('records the run again when it is asked to, at the same step', () => {
    const stage = useStage('test')
    const run = runOf({ start: '867254301' })
    stage.open(run, 20)
    recorder.listener?.onRecording(begun(run, 50))
    recorder.listener?.onFailure(crashed)
    stage.goTo(30)
    stage.retry()
    expect(stage.failed).toBeUndefined()
    recorder.listener?.onRecording(begun(run, 100))
    expect([stage.step, stage.latest?.expanded]).toEqual([30, 100])
    expect(stage.opening).toBe(false)
  })
})

it('takes the end of a run in at once, however soon it comes after the part before', () => {
  const stage = useStage('test')
  const run = runOf({ start: '867254301' })
  const [part, whole] = [begun(run, 20), record(run)]
  stage.open(run)
  recorder.listener?.onRecording(part)
  recorder.listener?.onRecording(whole)
  expect(stage.latest === whole).toBe(true)
  expect([stage.ended, stage.recordingRuns]).toEqual([true, false])
})

it('records the run that is shown once more, with another budget', () => {
  const stage = useStage('test')
  const run = runOf({ start: '867254301' })
  stage.open(run, 20, 1_000)
  recorder.listener?.onRecording(begun(run, 50))
  stage.open(run, 20, 2_000)
  recorder.listener?.onRecording(begun(run, 60))
  // As another object: nothing that was made of the shorter record is taken for this one.
  expect(stage.run).not.toBe(run)
  expect(stage.run).toEqual(run)
  expect([stage.opening, stage.budget, stage.step]).toEqual([false, 2_000, 20])
})

describe('a stage that is closed', () => {
  /** Shows a recording, looks at all of it that can be asked for, and closes the stage. */
  function shownOnce(): WeakRef<object> {
    const stage = useStage('test')
    const run = runOf({ start: '867254301' })
    const recording = record(run)
    const { columns } = recording
    stage.open(run)
    recorder.listener?.onRecording(recording)
    recorder.listener = undefined
    for (const step of [40, 41]) {
      stage.stepForward('event')
      stage.goTo(step)
      Object.values(stage)
      const { described, describedNode, describedFrontier } = stage
      for (const moment of [described, describedNode, describedFrontier]) Object.values(moment)
    }
    stage.close()
    return new WeakRef(columns)
  }

  it('holds nothing of the recording that it showed', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage: unknown = runInNewContext('gc')
    if (typeof collectGarbage !== 'function') throw new Error('no garbage can be collected')
    const columns = shownOnce()
    await vi.waitFor(() => {
      collectGarbage()
      expect(columns.deref() === undefined).toBe(true)
    })
  })
})

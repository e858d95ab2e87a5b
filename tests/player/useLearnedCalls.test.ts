import { expect, it } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { useStage } from '../../src/player/stageStore'
import { useLearnedCalls } from '../../src/player/useLearnedCalls'
import { Uint8Log } from '../../src/recording/columns'
import type { Recording } from '../../src/recording/recording'
import type { RecordRun } from '../../src/recording/transfer/recordClient'
import { cancelled } from '../../src/recording/write/cancelled'
import { Recorder, record } from '../../src/recording/write/recorder'
import { lineOf } from '../../src/stage/code/eventLine'
import { sourceOf } from '../../src/stage/code/solverSources'
import { runOf } from '../recording/arbitraryRuns'

const run = runOf({ start: '123456078', solver: 'a-star' })
const other = runOf({ start: '123456078', solver: 'breadth-first', goalTest: 'expansion' })

/** As a file has it. */
const asRead = (recording: Recording): Recording => ({ ...recording, calls: new Uint8Log() })

/** A stage with a recording from a file, whose run comes again as it is told, and is counted. */
async function shown(recording: Recording, again: Recording, mayRun = true) {
  const stage = useStage('test')
  stage.openRecording(run, recording, 2_000_000)
  let runs = 0
  const recordAgain: RecordRun = (_settings, _budget, { onRecording }) => {
    runs++
    onRecording(again)
    return () => {}
  }
  const scope = effectScope()
  const unknown = scope.run(() => useLearnedCalls(stage, () => mayRun, recordAgain))
  await nextTick()
  return { stage, unknown, runs: () => runs, end: () => scope.stop() }
}

it('takes the calls of the same run over', async () => {
  const whole = record(run)
  const { stage, unknown, end } = await shown(asRead(whole), record(run))
  expect([...stage.latest!.calls.items].slice(0, whole.events)).toEqual(
    [...whole.calls.items].slice(0, whole.events),
  )
  expect(unknown?.value).toBe(false)
  end()
})

it('takes them over for as much as was recorded before it was stopped', async () => {
  const recorder = new Recorder(run)
  recorder.advance(1)
  const { stage, unknown, end } = await shown(asRead(cancelled(recorder.recording())), record(run))
  expect(stage.latest?.calls.length).toBeGreaterThan(0)
  expect(unknown?.value).toBe(false)
  end()
})

it('knows of no call that stopped a run: a hand did', async () => {
  const recorder = new Recorder(run)
  recorder.advance(1)
  const stopped = cancelled(recorder.recording())
  const whole = record(run)
  const { stage, end } = await shown(asRead(stopped), whole)
  const calls = sourceOf(run.chosen.solver).calls
  const linesOf = (recording: Recording) =>
    Array.from({ length: stopped.events }, (_, step) => lineOf(step, recording, calls))
  expect(linesOf(whole).at(-1)).toBeDefined()
  expect(linesOf(stage.latest!)).toEqual([...linesOf(whole).slice(0, -1), undefined])
  end()
})

it('takes them over as soon as so much is recorded again, and does not wait for the end', async () => {
  const [short, long] = [1, 2].map((expansions) => {
    const recorder = new Recorder(run)
    recorder.advance(expansions)
    return recorder.recording()
  })
  const { stage, end } = await shown(asRead(cancelled(short)), long)
  expect(long.outcome).toBeUndefined()
  expect(stage.latest?.calls.length).toBeGreaterThan(0)
  end()
})

it('says that they are not known where the run comes out otherwise', async () => {
  const { stage, unknown, end } = await shown(asRead(record(run)), record(other))
  expect(stage.latest?.calls.length).toBe(0)
  expect(unknown?.value).toBe(true)
  end()
})

it('says so, and runs nothing, where nothing may be run', async () => {
  const { unknown, runs, end } = await shown(asRead(record(run)), record(run), false)
  expect(unknown?.value).toBe(true)
  expect(runs()).toBe(0)
  end()
})

it('leaves a recording alone that says itself which calls made its events', async () => {
  const { runs, unknown, end } = await shown(record(run), record(run))
  expect(runs()).toBe(0)
  expect(unknown?.value).toBe(false)
  end()
})

import { expect, it, vi } from 'vitest'
import { cutChunk } from '../../../src/recording/transfer/chunk'
import type { RecordingChunk } from '../../../src/recording/transfer/chunk'
import { recordInWorker } from '../../../src/recording/transfer/recordClient'
import { Recorder, defaultBudget } from '../../../src/recording/write/recorder'
import { WorkerFailure } from '../../../src/workers/workerFault'
import { runOf } from '../arbitraryRuns'

/** The worker that is called: how it hands over a part, and how it fails. */
const worker = vi.hoisted(() => {
  const none: (given: unknown) => void = () => {}
  return { handOver: none, fail: none }
})
vi.mock('../../../src/recording/transfer/spareClient', () => ({ takeWorker() {} }))
vi.mock('../../../src/workers/workerClient', () => ({
  callWorker: () => ({
    service: {
      record(_settings: unknown, _budget: unknown, onPart: (part: unknown) => void) {
        worker.handOver = onPart
        return new Promise(() => {})
      },
    },
    failure: new Promise((_, reject) => {
      worker.fail = reject
    }),
    end() {},
  }),
}))

/** The next parts of a search, so many expansions each. */
function partsOf(expansions: number, count: number): readonly RecordingChunk[] {
  const recorder = new Recorder(runOf({ start: '867254301' }))
  let before: ReturnType<typeof recorder.recording> | undefined
  return Array.from({ length: count }, () => {
    recorder.advance(expansions)
    const recording = recorder.recording()
    const part = cutChunk(recording, before)
    before = recording
    return part
  })
}

it('hands over no part that was on its way when the worker failed', async () => {
  const told: (number | string)[] = []
  recordInWorker(runOf({ start: '867254301' }).settings, defaultBudget, {
    onRecording: ({ expanded }) => void told.push(expanded),
    onFailure: ({ kind }) => void told.push(kind),
  })
  const [first, second] = partsOf(10, 2)
  worker.handOver(first)
  worker.fail(new WorkerFailure({ kind: 'crashed', reason: 'no memory' }))
  await vi.waitUntil(() => told.length === 2)
  worker.handOver(second)
  expect(told).toEqual([10, 'crashed'])
})

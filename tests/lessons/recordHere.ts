import { readRun } from '../../src/recording/run'
import type { RecordRun } from '../../src/recording/transfer/recordClient'
import { Recorder } from '../../src/recording/write/recorder'

const expansionsPerLook = 20_000

/** Records a run without a worker, part by part, until it is told that it is enough. */
export const recordHere: RecordRun = (settings, budget, { onRecording }) => {
  const read = readRun(settings)
  if (!read.ok) throw new TypeError(JSON.stringify(read.fault))
  let stopped = false
  queueMicrotask(() => {
    const recorder = new Recorder(read.value, budget)
    for (let ended = false; !ended && !stopped;) {
      ended = recorder.advance(expansionsPerLook)
      onRecording(recorder.recording())
    }
  })
  return () => (stopped = true)
}

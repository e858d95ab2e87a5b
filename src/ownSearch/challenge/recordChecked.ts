import type { Recording } from '../../recording/recording'
import { readRun } from '../../recording/run'
import type { RecordRun } from '../../recording/transfer/recordClient'
import { faultMessage } from '../../words/faults/faults'
import type { Message } from '../../words/message'
import { recordFaultMessage } from '../../words/stopped'
import { mostGenerated, tooManyMessage } from './checkChallenge'
import type { RecordChecked } from './checkChallenge'

// A part may come with more than a check waits for.
const rows = 2 * mostGenerated

/** Records the runs of a check, one after the other, until the signal says that it is enough. */
export function recordChecked(record: RecordRun, signal: AbortSignal): RecordChecked {
  return (settings) =>
    new Promise((resolve, reject) => {
      const read = readRun(settings)
      if (!read.ok) return resolve({ ok: false, fault: faultMessage(read.fault) })
      const run = read.value
      let latest: Recording | undefined
      let isOver = false
      let release = () => {}
      const leave = () => {
        isOver = true
        signal.removeEventListener('abort', cancel)
        release()
      }
      const cancel = () => {
        leave()
        reject(new DOMException('the check was cancelled', 'AbortError'))
      }
      const end = (stopped: Message | undefined) => {
        if (isOver) return
        leave()
        resolve({ ok: true, value: { run, recording: latest, stopped } })
      }
      if (signal.aborted) return cancel()
      signal.addEventListener('abort', cancel)
      release = record(settings, rows, {
        onRecording(recording) {
          latest = recording
          if (recording.outcome) end(undefined)
          else if (recording.totals.generated > mostGenerated) end(tooManyMessage)
        },
        onFailure: (fault) => end(recordFaultMessage(fault)),
      })
      // It may have failed at once.
      if (isOver) release()
    })
}

import { proxy, wrap } from 'comlink'
import type { Settings } from '../puzzles/puzzle'
import { Assembler } from './assembler'
import type { RecordService } from './record.worker'
import type { Recording } from './recording'

/** Who wants to know how a run in a worker goes. */
export interface RecordListener {
  /** Takes the recording so far: the first part at once, then some times a second. */
  readonly onRecording: (recording: Recording) => void
  /** Takes the reason when the worker fails. */
  readonly onFailure: (reason: string) => void
}

const timeBetweenTellings = 100

/** Records a run in a worker; parts come as they are ready. Returns how to stop and release it. */
export function recordInWorker(
  settings: Settings,
  budget: number,
  { onRecording, onFailure }: RecordListener,
): () => void {
  const worker = new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' })
  const assembler = new Assembler()
  let latest: Recording | undefined
  let publishing: ReturnType<typeof setTimeout> | undefined
  let wait = 0
  const end = () => {
    worker.terminate()
    clearTimeout(publishing)
  }
  const publish = () => {
    publishing = undefined
    wait = timeBetweenTellings
    if (latest) onRecording(latest)
  }
  const fail = (reason: unknown) => {
    end()
    onFailure(reason instanceof Error ? reason.message : String(reason))
  }
  worker.addEventListener('error', (event) => fail(event.message))
  wrap<RecordService>(worker)
    .record(
      settings,
      budget,
      proxy((part) => {
        latest = assembler.append(part)
        if (latest.outcome) worker.terminate()
        publishing ??= setTimeout(publish, wait)
      }),
    )
    .catch(fail)
  return end
}

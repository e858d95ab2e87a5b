import { proxy, wrap } from 'comlink'
import type { Settings } from '../../problems/problem'
import { Assembler } from './assembler'
import type { RecordService } from './record.worker'
import type { Recording } from '../recording'

/** Who wants to know how a run in a worker goes. */
export interface RecordListener {
  /** Takes the recording so far, whenever a part has come. */
  readonly onRecording: (recording: Recording) => void
  /** Takes the reason when the worker fails. */
  readonly onFailure: (reason: string) => void
}

/** How a run is recorded, as `recordInWorker` does it. */
export type RecordRun = typeof recordInWorker

/** Records a run in a worker; parts come as they are ready. Returns how to stop and release it. */
export function recordInWorker(
  settings: Settings,
  budget: number,
  { onRecording, onFailure }: RecordListener,
): () => void {
  const worker = new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' })
  const assembler = new Assembler(budget)
  const end = () => worker.terminate()
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
        const recording = assembler.append(part)
        if (recording.outcome) end()
        onRecording(recording)
      }),
    )
    .catch(fail)
  return end
}

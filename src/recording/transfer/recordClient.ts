import { proxy } from 'comlink'
import type { Settings } from '../../problems/problem'
import { callWorker } from '../../workers/workerClient'
import { faultOfReason } from '../../workers/workerFault'
import type { WorkerFault } from '../../workers/workerFault'
import { Assembler } from './assembler'
import type { RecordService } from './record.worker'
import type { Recording } from '../recording'

/** Who wants to know how a run in a worker goes. */
export interface RecordListener {
  /** Takes the recording so far, whenever a part has come. */
  readonly onRecording: (recording: Recording) => void
  /** Is told when the worker fails, and why; no part comes after that. */
  readonly onFailure: (fault: WorkerFault) => void
}

/** How a run is recorded, as `recordInWorker` does it. */
export type RecordRun = typeof recordInWorker

/** Records a run in a worker; parts come as they are ready. Returns how to stop and release it. */
export function recordInWorker(
  settings: Settings,
  budget: number,
  { onRecording, onFailure }: RecordListener,
): () => void {
  const { service, failure, end } = callWorker<RecordService>(
    new Worker(new URL('./record.worker.ts', import.meta.url), { type: 'module' }),
  )
  const assembler = new Assembler(budget)
  const whole = service.record(
    settings,
    budget,
    proxy((part) => {
      const recording = assembler.append(part)
      if (recording.outcome) end()
      onRecording(recording)
    }),
  )
  Promise.race([whole, failure]).catch((reason: unknown) => {
    end()
    onFailure(faultOfReason(reason))
  })
  return end
}

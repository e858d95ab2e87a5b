import { wrap } from 'comlink'
import type { Remote } from 'comlink'
import { WorkerFailure } from './workerFault'
import type { WorkerFault } from './workerFault'

/** A worker and how it is called. */
export interface WorkerClient<Service> {
  readonly service: Remote<Service>
  /** Refused with a `WorkerFailure` when the worker cannot start or breaks down. */
  readonly failure: Promise<never>
  /** Stops it at once and releases its memory; nothing comes of it then. */
  readonly end: () => void
}

/** Calls a worker that was just made; every way in which it can fail ends in `failure`. */
export function callWorker<Service>(worker: Worker): WorkerClient<Service> {
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => reject(new WorkerFailure(faultOfEvent(event))))
    worker.addEventListener('messageerror', () => {
      reject(new WorkerFailure({ kind: 'crashed', reason: 'a message could not be read' }))
    })
  })
  // A worker that was ended may fail unheard.
  failure.catch(() => {})
  return { service: wrap<Service>(worker), failure, end: () => worker.terminate() }
}

/** A program that could not be fetched or read has an event without a message. */
function faultOfEvent({ message }: Partial<ErrorEvent>): WorkerFault {
  return message ? { kind: 'crashed', reason: message } : { kind: 'not-loaded' }
}

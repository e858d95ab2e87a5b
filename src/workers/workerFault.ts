/** Why a worker gives no answer: its program did not come, or it broke down. */
export type WorkerFault =
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'crashed'; readonly reason: string }

/** What calls of a worker are refused with. */
export class WorkerFailure extends Error {
  constructor(readonly fault: WorkerFault) {
    super(fault.kind === 'crashed' ? fault.reason : 'a worker could not be loaded')
  }
}

/** What a call of a worker was refused with, as a fault. */
export function faultOfReason(reason: unknown): WorkerFault {
  if (reason instanceof WorkerFailure) return reason.fault
  return { kind: 'crashed', reason: reason instanceof Error ? reason.message : String(reason) }
}

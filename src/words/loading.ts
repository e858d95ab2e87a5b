import type { WorkerFault } from '../workers/workerFault'
import type { loading } from './en/loading'
import type { Message } from './message'

/** A part of the program that is loaded when it is needed. */
export type ProgramPart = Exclude<keyof typeof loading.part, 'page'>

/** What such a part is called. */
export function partName(part: ProgramPart): Message {
  return { key: `loading.part.${part}` }
}

/**
 * Says that a part of the program could not be loaded, or broke down.
 *
 * @param isNewer whether a newer version was deployed
 */
export function loadingMessage(part: Message, fault: WorkerFault, isNewer = false): Message {
  if (fault.kind === 'crashed') {
    return { key: 'loading.crashed', values: { part, reason: fault.reason } }
  }
  return { key: isNewer ? 'loading.notLoadedNewer' : 'loading.notLoaded', values: { part } }
}

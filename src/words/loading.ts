import type { Run } from '../recording/run'
import type { RecordFault } from '../recording/stopped'
import { stopMessage } from './stopped'
import type { loading } from './en/loading'
import type { Message } from './message'
import { solverName } from './solverNames'

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
export function loadingMessage(part: Message, fault: RecordFault, isNewer = false): Message {
  if (fault.kind === 'stopped') return stopMessage(fault.stopped)
  if (fault.kind === 'crashed') {
    return { key: 'loading.crashed', values: { part, reason: fault.reason } }
  }
  return { key: isNewer ? 'loading.notLoadedNewer' : 'loading.notLoaded', values: { part } }
}

/** Says that a search could not be started, and which is still shown. */
export function notStartedMessage({ settings: asked }: Run, { settings: shown }: Run): Message {
  const values = { search: solverName(asked.solver), start: asked.start }
  if (asked.solver === shown.solver && asked.start === shown.start) {
    if (asked.code !== shown.code) return { key: 'loading.notStartedCode', values }
    return { key: 'loading.notStartedAnew', values }
  }
  const still = { shown: solverName(shown.solver), shownStart: shown.start }
  return { key: 'loading.notStarted', values: { ...values, ...still } }
}

/** Says that a search is shown, but not its tree. */
export function withoutTreeMessage({ settings }: Run): Message {
  const values = { search: solverName(settings.solver), start: settings.start }
  return { key: 'loading.withoutTree', values }
}

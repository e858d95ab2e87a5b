import type { Run } from '../recording/run'
import type { Message } from './message'
import { solverName } from './solverNames'

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

import type { Stopped, StopReason } from '../recording/stopped'
import type { Message } from './message'
import { figure } from './numbers'

/** Says why a search of one's own was stopped, and where. */
export function stopMessage({ reason, line, step }: Stopped): Message {
  return {
    key: 'ownSearch.stopped.said',
    values: { where: placeMessage(line, step), why: whyMessage(reason) },
  }
}

function placeMessage(line: number | undefined, step: number | undefined): Message {
  const values = { line: figure(line ?? 0), step: figure(step ?? 0) }
  if (line !== undefined && step !== undefined)
    return { key: 'ownSearch.stopped.atLineAndStep', values }
  if (line !== undefined) return { key: 'ownSearch.stopped.atLine', values }
  if (step !== undefined) return { key: 'ownSearch.stopped.atStep', values }
  return { key: 'ownSearch.stopped.atOnce' }
}

function whyMessage(reason: StopReason): Message {
  switch (reason.kind) {
    case 'misuse':
      return { key: 'setup.asItIs', values: { text: reason.told } }
    case 'thrown':
      return { key: 'ownSearch.stopped.thrown', values: { told: reason.told } }
    case 'no-event':
      return { key: 'ownSearch.stopped.noEvent', values: { count: reason.seconds } }
    case 'no-yield':
      return { key: 'ownSearch.stopped.noYield', values: { count: reason.seconds } }
    case 'no-answer':
      return { key: 'ownSearch.stopped.noAnswer', values: { count: reason.seconds } }
    case 'no-outcome':
      return { key: 'ownSearch.stopped.noOutcome', values: { found: reason.found } }
    case 'broken':
      return { key: 'ownSearch.stopped.broken', values: { told: reason.told } }
    case 'too-deep':
      return { key: 'ownSearch.stopped.tooDeep' }
    case 'no-generator':
      return { key: 'ownSearch.stopped.noGenerator' }
    case 'too-much':
      return { key: 'ownSearch.stopped.tooMuch' }
    case 'unsound':
      return { key: 'ownSearch.stopped.unsound' }
  }
}

import type { RecordFault, Stopped, StopReason } from '../recording/stopped'
import { loadingMessage, partName } from './loading'
import type { Message } from './message'
import { figure } from './numbers'

/** Says why no more of a run comes. */
export function recordFaultMessage(fault: RecordFault): Message {
  if (fault.kind === 'stopped') return stopMessage(fault.stopped)
  return loadingMessage(partName('recorder'), fault)
}

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
      return { key: 'common.asItIs', values: { text: reason.told } }
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
    case 'no-name':
      return noNameMessage(reason)
    case 'no-call':
      return noCallMessage(reason)
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

function noNameMessage({ name, nearest, from }: Extract<StopReason, { kind: 'no-name' }>): Message {
  const values = { name }
  if (from !== undefined)
    return { key: 'ownSearch.stopped.notImported', values: { ...values, from } }
  if (nearest === undefined) return { key: 'ownSearch.stopped.noName', values }
  return { key: 'ownSearch.stopped.otherName', values: { ...values, nearest } }
}

function noCallMessage(reason: Extract<StopReason, { kind: 'no-call' }>): Message {
  const { of, name, nearest, known } = reason
  const values = { of, name }
  if (known?.includes(name)) return { key: 'ownSearch.stopped.noFunction', values }
  if (nearest !== undefined) {
    return { key: 'ownSearch.stopped.otherCall', values: { ...values, nearest } }
  }
  if (!known) return { key: 'ownSearch.stopped.noCall', values }
  const has = known.map((each): Message => ({
    key: 'ownSearch.stopped.quoted',
    values: { text: each },
  }))
  return { key: 'ownSearch.stopped.knownCalls', values: { ...values, known: has } }
}

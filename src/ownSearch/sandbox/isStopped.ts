import type { Stopped } from '../../recording/stopped'
import { hasFields } from '../../shared/hasFields'

const plainKinds = ['too-deep', 'no-generator', 'too-much']
const toldKinds = ['misuse', 'thrown']
const timedKinds = ['no-event', 'no-yield']

/** Whether something that came from the sandbox says why a search was stopped. */
export function isStopped(data: unknown): data is Stopped {
  if (!hasFields(data) || !hasFields(data.reason)) return false
  return isNumberOrNone(data.line) && isNumberOrNone(data.step) && isReason(data.reason)
}

function isReason({
  kind,
  told,
  seconds,
  found,
  name,
  of,
}: Readonly<Record<string, unknown>>): boolean {
  if (plainKinds.some((each) => each === kind)) return true
  if (toldKinds.some((each) => each === kind)) return typeof told === 'string'
  if (timedKinds.some((each) => each === kind)) return typeof seconds === 'number'
  if (kind === 'no-name') return typeof name === 'string'
  if (kind === 'no-call') return typeof name === 'string' && typeof of === 'string'
  return kind === 'no-outcome' && typeof found === 'string'
}

function isNumberOrNone(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && Number.isSafeInteger(value))
}

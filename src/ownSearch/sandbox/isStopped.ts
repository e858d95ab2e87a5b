import type { Stopped } from '../../recording/stopped'
import { hasFields } from '../../shared/hasFields'
import { isCount } from './soundList'

const plainKinds = ['too-deep', 'no-generator', 'too-much']
const toldKinds = ['misuse', 'thrown']
const timedKinds = ['no-event', 'no-yield']
// More than any sentence has: what is thrown can be caught, and be made to tell far more.
const longestText = 1_000

/** Whether something that came from the sandbox says why a search was stopped. */
export function isStopped(data: unknown): data is Stopped {
  if (!hasFields(data) || !hasFields(data.reason)) return false
  return isCountOrNone(data.line) && isCountOrNone(data.step) && isReason(data.reason)
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
  if (toldKinds.some((each) => each === kind)) return isText(told)
  if (timedKinds.some((each) => each === kind)) return isCount(seconds)
  if (kind === 'no-name') return isText(name)
  if (kind === 'no-call') return isText(name) && isText(of)
  return kind === 'no-outcome' && isText(found)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= longestText
}

function isCountOrNone(value: unknown): boolean {
  return value === undefined || isCount(value)
}

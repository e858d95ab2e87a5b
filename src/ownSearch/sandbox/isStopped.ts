import type { Stopped, StopReason } from '../../recording/stopped'
import { hasFields } from '../../shared/hasFields'
import { isCount } from './soundList'

/** The reasons that a sandbox has itself; the others are found outside of it. */
type SentKind = Exclude<StopReason['kind'], 'no-answer' | 'broken' | 'unsound'>
type Check = (reason: Readonly<Record<string, unknown>>) => boolean

const alone: Check = () => true
const timed: Check = ({ seconds }) => isCount(seconds)
const told: Check = (reason) => isText(reason.told)

const checks: Readonly<Record<SentKind, Check>> = {
  misuse: told,
  thrown: told,
  'no-name': ({ name }) => isText(name),
  'no-call': ({ name, of }) => isText(name) && isText(of),
  'too-deep': alone,
  'no-event': timed,
  'no-yield': timed,
  'no-generator': alone,
  'no-outcome': ({ found }) => isText(found),
  'too-much': alone,
}
const checkOf: ReadonlyMap<unknown, Check> = new Map(Object.entries(checks))

// More than any sentence has: what is thrown can be caught, and be made to tell far more.
const longestText = 1_000

/** Whether something that came from the sandbox says why a search was stopped. */
export function isStopped(data: unknown): data is Stopped {
  if (!hasFields(data) || !hasFields(data.reason)) return false
  const isReason = checkOf.get(data.reason.kind)?.(data.reason) ?? false
  return isReason && isCountOrNone(data.line) && isCountOrNone(data.step)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= longestText
}

function isCountOrNone(value: unknown): boolean {
  return value === undefined || isCount(value)
}

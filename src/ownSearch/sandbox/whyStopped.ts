import type { Stopped, StopReason } from '../../recording/stopped'
import { misuseSentence } from '../../recording/write/misuseSentence'
import { SearchMisuse } from '../../recording/write/searchMisuse'
import { toldValue } from './checked'
import { SearchStop } from './searchStop'

const longestTold = 300

/**
 * Why a search has thrown something, which may be anything.
 *
 * @param lineOfCall the line of the call that was made last
 * @param lines how many lines its source has
 * @param lineOfThrow the line at which it was thrown, where that is known
 */
export function whyStopped(
  reason: unknown,
  lineOfCall: number | undefined,
  lines: number,
  lineOfThrow?: number,
): Omit<Stopped, 'step'> {
  try {
    return told(reason, lineOfCall, lines, lineOfThrow)
  } catch {
    // What was thrown throws when it is looked at.
    return { reason: { kind: 'thrown', told: 'something that cannot be read' }, line: lineOfThrow }
  }
}

function told(
  reason: unknown,
  lineOfCall: number | undefined,
  lines: number,
  lineOfThrow: number | undefined,
): Omit<Stopped, 'step'> {
  if (reason instanceof SearchStop) {
    return { reason: reason.reason, line: reason.line ?? lineIn(reason, lines) ?? lineOfCall }
  }
  if (reason instanceof SearchMisuse) {
    return {
      reason: { kind: 'misuse', told: misuseSentence(reason.misuse) },
      line: lineIn(reason, lines) ?? lineOfCall,
    }
  }
  if (!(reason instanceof Error)) {
    // The last call may be far before it.
    return { reason: { kind: 'thrown', told: toldValue(reason) }, line: lineOfThrow }
  }
  return { reason: reasonOfError(reason), line: lineIn(reason, lines) ?? lineOfCall }
}

function reasonOfError(error: Error): StopReason {
  const name = String(error.name)
  const message = String(error.message)
  if (name === 'RangeError' && /call stack|recursion/i.test(message)) return { kind: 'too-deep' }
  return (
    notFound(name, message) ?? { kind: 'thrown', told: `${name}: ${message}`.slice(0, longestTold) }
  )
}

const longestName = 40
const undeclared = /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/
const notAFunction = /^([\w$.]+)\.([\w$]+) is not a function/

/** A name that was not found, as the engines of the browsers tell it. */
function notFound(error: string, message: string): StopReason | undefined {
  const name = error === 'ReferenceError' ? undeclared.exec(message)?.[1] : undefined
  if (name !== undefined && name.length <= longestName) return { kind: 'no-name', name }
  const [, of, called] = (error === 'TypeError' && notAFunction.exec(message)) || []
  if (!called || of.length > longestName || called.length > longestName) return undefined
  return { kind: 'no-call', of, name: called }
}

/**
 * The line of the program in which an error was made: programs stand at the beginning of the script,
 * so that their lines are its lines.
 */
function lineIn({ stack }: Error, lines: number): number | undefined {
  if (typeof stack !== 'string') return undefined
  for (const [, line] of stack.matchAll(/blob:[^\s)]*?:(\d+):\d+/g)) {
    const number = Number(line)
    if (number <= lines) return number
  }
  return undefined
}

import type { Result } from '../problems/result'
import { textFault } from '../shared/link/textFault'
import type { TextFault } from '../shared/link/textFault'
import type { Message } from '../words/message'
import { loadOwnCode } from './loadOwnCode'

/** Why a source cannot be run, and at which line of it, where it is one. */
export interface PrepareFault {
  readonly message: Message
  readonly line: number | undefined
  /** Whether only the program that reads it could not be loaded: another try may do. */
  readonly isUnreached?: true
}

/**
 * Reads a source, so that settings can name the search in it by the answer: its packed code. Nothing
 * of it is run.
 */
export async function prepareSource(source: string): Promise<Result<string, PrepareFault>> {
  const program = await loadOwnCode().catch(() => undefined)
  if (!program) return { ok: false, fault: notLoaded }
  const fault = textFault(source)
  if (fault) return failed(textMessage(fault))
  const code = await program.packText(source)
  const added = await program.addSource(source, code).catch(() => undefined)
  if (!added) return { ok: false, fault: notLoaded }
  if (added.ok) return { ok: true, value: code }
  const { line, problem } = added.fault
  return failed(program.sourceMessage(problem), line)
}

/** What is said where the program that reads sources could not be loaded. */
export const notLoaded = {
  message: { key: 'ownSearch.lab.notLoaded' },
  line: undefined,
  isUnreached: true,
} as const satisfies PrepareFault

/** Why a text cannot be run or sent as the source of a search. */
export function textMessage(fault: TextFault): Message {
  return fault.kind === 'too-large'
    ? { key: 'ownSearch.lab.tooLong', values: { most: fault.most } }
    : { key: 'ownSearch.lab.noText' }
}

function failed(message: Message, line?: number): Result<string, PrepareFault> {
  return { ok: false, fault: { message, line } }
}

/** The fault with its line, as it is said away from the code. */
export function prepareMessage({ message, line }: PrepareFault): Message {
  if (line === undefined) return message
  return { key: 'ownSearch.lab.wrong', values: { line, why: message } }
}

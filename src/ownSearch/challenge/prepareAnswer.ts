import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { ownId } from '../../solvers/manifest/ownSolvers'
import type { Message } from '../../words/message'
import { loadOwnCode } from '../loadOwnCode'
import { findChallenge } from './challenges'

/** Why an answer cannot be run, and at which line of it, where it is one. */
export interface AnswerFault {
  readonly message: Message
  readonly line: number | undefined
}

const notLoaded: AnswerFault = { message: { key: 'ownSearch.lab.notLoaded' }, line: undefined }

/** Reads an answer, so that settings can name it: these settings. Nothing of it is run. */
export async function prepareAnswer(
  name: string,
  source: string,
): Promise<Result<Settings, AnswerFault>> {
  const program = await loadOwnCode().catch(() => undefined)
  if (!program) return { ok: false, fault: notLoaded }
  const code = await program.packSource(source)
  const added = program.addSource(source, code)
  if (added.ok) return { ok: true, value: { solver: ownId(name), code } }
  const { line, problem } = added.fault
  return { ok: false, fault: { message: program.sourceMessage(problem), line } }
}

/**
 * The source that a challenge begins with: of another challenge, of a built-in search, or that with
 * blanks, which is called `template`. Nothing where it could not be loaded.
 */
export async function startingSource(from: string): Promise<string | undefined> {
  const known = findChallenge(from)
  if (known) return known.source
  const program = await loadOwnCode().catch(() => undefined)
  return from === 'template' ? program?.emptySource : program?.sourceOfBuiltIn(from)
}

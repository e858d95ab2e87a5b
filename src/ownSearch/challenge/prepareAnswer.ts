import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { ownId } from '../../solvers/manifest/ownSolvers'
import { loadOwnCode } from '../loadOwnCode'
import { prepareSource } from '../prepareSource'
import type { PrepareFault } from '../prepareSource'
import { findChallenge } from './challenges'

/** Reads an answer, so that settings can name it: these settings. Nothing of it is run. */
export async function prepareAnswer(
  name: string,
  source: string,
): Promise<Result<Settings, PrepareFault>> {
  const prepared = await prepareSource(source)
  if (!prepared.ok) return prepared
  return { ok: true, value: { solver: ownId(name), code: prepared.value } }
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

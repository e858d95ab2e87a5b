import type { Result } from '../problems/result'
import { recordOwnBy } from '../recording/transfer/recordClient'
import type { Solver } from '../solvers/solver'
import { keepProgram } from './programs'
import type { WrongSource } from './read/readSource'
import { readOwn } from './readOwn'
import { recordInSandbox } from './sandbox/recordInSandbox'

/**
 * Reads a search from its source, so that settings can name it and it can be run. Nothing of it is
 * run here.
 *
 * @param code the source, packed, as it stands in settings
 */
export function addSource(source: string, code: string): Result<Solver, WrongSource> {
  const read = readOwn(source, code)
  if (!read.ok) return read
  keepProgram(code, read.value)
  recordOwnBy(recordInSandbox)
  return { ok: true, value: read.value.solver }
}

import type { Result } from '../problems/result'
import { findDisorderBy } from '../recording/query/frontier/disorder'
import { firstDisorder } from '../recording/query/frontier/firstDisorder'
import { recordOwnBy } from '../recording/transfer/recordClient'
import type { Solver } from '../solvers/solver'
import { nameOwn } from './nameOwn'
import { keepProgram } from './programs'
import type { WrongSource } from './read/faults/sourceFault'
import { readInTime } from './read/readInTime'
import { recordInSandbox } from './sandbox/recordInSandbox'

/**
 * Reads a search from its source, so that settings can name it and it can be run. Nothing of it is
 * run here.
 *
 * @param code the source, packed, as it stands in settings
 * @throws WorkerFailure where the program that reads it does not come
 */
export async function addSource(
  source: string,
  code: string,
): Promise<Result<Solver, WrongSource>> {
  const read = await readInTime(source)
  if (!read.ok) return read
  const { solver, program, names } = nameOwn(read.value, code)
  keepProgram(code, { program, names })
  recordOwnBy(recordInSandbox)
  findDisorderBy(firstDisorder)
  return { ok: true, value: solver }
}

import type { Result } from '../problems/result'
import { recordOwnBy } from '../recording/transfer/recordClient'
import { addOwnSolver } from '../solvers/manifest/ownSolvers'
import type { Solver } from '../solvers/solver'
import { keepProgram } from './programs'
import { readSource } from './read/readSource'
import type { WrongSource } from './read/readSource'
import { recordInSandbox } from './sandbox/recordInSandbox'

/**
 * Reads a search from its source, so that settings can name it. Nothing of it is run.
 *
 * @param code the source, packed, as it stands in settings
 */
export function addSource(source: string, code: string): Result<Solver, WrongSource> {
  const read = readSource(source)
  if (!read.ok) return read
  const { solver, program, calls } = read.value
  const own: Solver = { ...solver, own: { text: source, code, calls }, run: runsElsewhere }
  keepProgram(code, program)
  addOwnSolver(code, own)
  recordOwnBy(recordInSandbox)
  return { ok: true, value: own }
}

function runsElsewhere(): never {
  throw new TypeError('a search of one’s own runs in its sandbox alone')
}

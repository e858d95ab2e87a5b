import type { Result } from '../problems/result'
import { recordOwnBy } from '../recording/transfer/recordClient'
import { addOwnSolver } from '../solvers/manifest/ownSolvers'
import type { Solver } from '../solvers/solver'
import { readSource } from './read/readSource'
import type { WrongSource } from './read/readSource'
import { recordInSandbox } from './sandbox/recordInSandbox'

/** The programs of the solvers that were read, by the packed text of their source. */
const programs = new Map<string, string>()

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
  programs.set(code, program)
  addOwnSolver(code, own)
  recordOwnBy(recordInSandbox)
  return { ok: true, value: own }
}

/** The program of a solver that was read. */
export function programOf({ own }: Solver): string {
  const program = own && programs.get(own.code)
  if (program === undefined) throw new TypeError('no search of one’s own was read')
  return program
}

function runsElsewhere(): never {
  throw new TypeError('a search of one’s own runs in its sandbox alone')
}

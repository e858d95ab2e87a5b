import type { Result } from '../problems/result'
import { addOwnSolver } from '../solvers/manifest/ownSolvers'
import type { Solver } from '../solvers/solver'
import { readSource } from './read/readSource'
import type { ReadSource, WrongSource } from './read/readSource'

/** A search that was read from its source. */
export interface ReadOwn extends Pick<ReadSource, 'program' | 'names'> {
  readonly solver: Solver
}

/**
 * Reads a search from its source, so that settings can name it. It can be looked into, and not run.
 *
 * @param code the source, packed, as it stands in settings
 */
export function readOwn(source: string, code: string): Result<ReadOwn, WrongSource> {
  const read = readSource(source)
  if (!read.ok) return read
  const { solver, program, names, calls } = read.value
  const own: Solver = { ...solver, own: { text: source, code, calls }, run: runsElsewhere }
  addOwnSolver(code, own)
  return { ok: true, value: { solver: own, program, names } }
}

function runsElsewhere(): never {
  throw new TypeError('a search of one’s own runs in its sandbox alone')
}

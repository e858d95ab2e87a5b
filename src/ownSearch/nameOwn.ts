import { addOwnSolver } from '../solvers/manifest/ownSolvers'
import type { Solver } from '../solvers/solver'
import type { ReadSource } from './read/readPlain'

/** A search that was read from its source. */
export interface ReadOwn extends Pick<ReadSource, 'program' | 'names'> {
  readonly solver: Solver
}

/**
 * Lets settings name a search that was read from its source. It can be looked into, and not run.
 *
 * @param code the source, packed, as it stands in settings
 */
export function nameOwn(
  { source, solver, program, names, calls }: ReadSource,
  code: string,
): ReadOwn {
  const own: Solver = { ...solver, own: { text: source, code, calls }, run: runsElsewhere }
  addOwnSolver(code, own)
  return { solver: own, program, names }
}

function runsElsewhere(): never {
  throw new TypeError('a search of one’s own runs in its sandbox alone')
}

import type { Solver } from '../solvers/solver'
import type { ReadSource } from './read/readPlain'

/** What a solver that was read is run by, and the names in its source. */
type Program = Pick<ReadSource, 'program' | 'names'>

/** The programs of the solvers that were read, by the packed text of their source. */
const programs = new Map<string, Program>()

/**
 * Keeps the program of a solver for when it is run.
 *
 * @param code its source, packed
 */
export function keepProgram(code: string, { program, names }: Program): void {
  programs.set(code, { program, names })
}

/**
 * The program of a solver that was read.
 *
 * @throws TypeError when it is no search of one's own, or was not read in this window
 */
export function programOf({ own }: Solver): Program {
  const program = own && programs.get(own.code)
  if (program === undefined) throw new TypeError('no search of one’s own was read')
  return program
}

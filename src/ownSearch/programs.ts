import type { Solver } from '../solvers/solver'

/** The programs of the solvers that were read, by the packed text of their source. */
const programs = new Map<string, string>()

export function keepProgram(code: string, program: string): void {
  programs.set(code, program)
}

/** The program of a solver that was read. */
export function programOf({ own }: Solver): string {
  const program = own && programs.get(own.code)
  if (program === undefined) throw new TypeError('no search of one’s own was read')
  return program
}

import type { Settings } from '../../problems/problem'
import type { Solver } from '../solver'

const prefix = 'own:'

/** Solvers that were read from a source, by its packed text as it stands in settings. */
const read = new Map<string, Solver>()

/** Makes a solver that was read from a source one that settings can name. */
export function addOwnSolver(code: string, solver: Solver): void {
  read.set(code, solver)
}

/** The id of a search of one's own that has a name. */
export function ownId(name: string): string {
  return prefix + name
}

/** The name in such an id; nothing in another. */
export function nameInId(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length) : undefined
}

/** Whether settings name a search of one's own. */
export function isOwn({ solver }: Settings): boolean {
  return solver !== undefined && nameInId(solver) !== undefined
}

/** The solver that settings name, if it is one's own and was read. */
export function findOwnSolver({ solver: id, code }: Settings): Solver | undefined {
  const solver = code === undefined ? undefined : read.get(code)
  return id === undefined || !solver ? undefined : { ...solver, id }
}

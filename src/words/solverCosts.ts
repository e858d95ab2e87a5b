import { solverWords } from './en/solvers'
import { messageAt, say } from './message'

/** What is asked of what a search costs, in the order shown. */
export const costColumns = ['complete', 'optimal', 'time', 'space'] as const

/** What is said of a search's cost in one of the columns; `^{…}` is raised. Nothing of a search without words. */
export function solverCost(id: string, column: (typeof costColumns)[number]): string | undefined {
  const message = messageAt(`solvers.${id}.costs.${column}`)
  return message && say(message)
}

/** The searches of which it is said, in the order of their words. */
export const costedSolvers: readonly string[] = Object.keys(solverWords)

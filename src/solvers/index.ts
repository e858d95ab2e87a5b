import type { Settings } from '../puzzles/puzzle'
import type { Result, UnknownValue } from '../puzzles/result'
import { breadthFirst } from './breadthFirst'
import type { Solver } from './solver'

/** The solvers that can be chosen, in the order shown. */
export const solvers: readonly Solver[] = [
  {
    id: 'breadth-first',
    frontier: 'queue',
    options: [{ name: 'goalTest', values: ['generation', 'expansion'] }],
    run: breadthFirst,
  },
]

/** A solver with a value for each of its options. */
export interface ChosenSolver {
  readonly solver: Solver
  readonly options: Settings
}

export interface SolverProblem {
  /** `solver`, or the name of the option that is wrong. */
  readonly setting: string
  readonly problem: UnknownValue
}

/**
 * Reads the solver and its options from settings; what is not set takes its usual value.
 *
 * @returns the choice, or the setting that is wrong and the values it could have
 */
export function chooseSolver(settings: Settings): Result<ChosenSolver, SolverProblem> {
  const ids = solvers.map((solver) => solver.id)
  const id = settings.solver ?? ids[0]
  const solver = solvers.find((candidate) => candidate.id === id)
  if (!solver) return unknown('solver', id, ids)
  const options: Record<string, string> = {}
  for (const { name, values } of solver.options) {
    const value = settings[name] ?? values[0]
    if (!values.includes(value)) return unknown(name, value, values)
    options[name] = value
  }
  return { ok: true, value: { solver, options } }
}

function unknown(setting: string, text: string, known: readonly string[]) {
  return {
    ok: false,
    problem: { setting, problem: { kind: 'unknown-value', text, known } },
  } as const
}

import { createProblem } from '../problems'
import type { ProblemFault } from '../problems'
import type { Problem, Settings } from '../problems/problem'
import type { Result } from '../problems/result'
import { chooseSolver } from '../solvers/manifest/chooseSolver'
import type { ChosenSolver, SolverFault } from '../solvers/manifest/chooseSolver'

/** A search that can be run: a problem and a solver with its options. */
export interface Run {
  readonly problem: Problem
  readonly chosen: ChosenSolver
  /** All the settings that make this run again, in their default spelling. */
  readonly settings: Settings
}

export type RunFault = ProblemFault | SolverFault

/** Reads a run from settings, or says which setting is wrong. */
export function readRun(settings: Settings): Result<Run, RunFault> {
  const problem = createProblem(settings)
  return problem.ok ? readRunOn(problem.value, settings) : problem
}

/** Reads from settings how a problem that is there already is to be searched. */
export function readRunOn(problem: Problem, settings: Settings): Result<Run, SolverFault> {
  const chosen = chooseSolver(settings, problem)
  return chosen.ok ? { ok: true, value: createRun(problem, chosen.value) } : chosen
}

/** The run of a problem by a solver. */
export function createRun(problem: Problem, chosen: ChosenSolver): Run {
  const { solver, options } = chosen
  const code = solver.own && { code: solver.own.code }
  const settings = { ...problem.settings, solver: solver.id, ...code, ...options }
  return { problem, chosen, settings }
}

/** Whether two runs are the same search. */
export function isSameRun(
  { settings: one }: Pick<Run, 'settings'>,
  { settings: other }: Pick<Run, 'settings'>,
): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}

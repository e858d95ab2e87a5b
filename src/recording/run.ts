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
}

export type RunFault = ProblemFault | SolverFault

/** Reads a run from settings, or says which setting is wrong. */
export function readRun(settings: Settings): Result<Run, RunFault> {
  const problem = createProblem(settings)
  if (!problem.ok) return problem
  const chosen = chooseSolver(settings, problem.value)
  if (!chosen.ok) return chosen
  return { ok: true, value: { problem: problem.value, chosen: chosen.value } }
}

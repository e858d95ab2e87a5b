import { createPuzzle } from '../puzzles'
import type { PuzzleProblem } from '../puzzles'
import type { Puzzle, Settings } from '../puzzles/puzzle'
import type { Result } from '../puzzles/result'
import { chooseSolver } from '../solvers'
import type { ChosenSolver, SolverProblem } from '../solvers'

/** A search that can be run: a puzzle and a solver with its options. */
export interface Run {
  readonly puzzle: Puzzle
  readonly chosen: ChosenSolver
}

export type RunProblem = PuzzleProblem | SolverProblem

/** Reads a run from settings, or says which setting is wrong. */
export function readRun(settings: Settings): Result<Run, RunProblem> {
  const puzzle = createPuzzle(settings)
  if (!puzzle.ok) return puzzle
  const chosen = chooseSolver(settings, puzzle.value)
  if (!chosen.ok) return chosen
  return { ok: true, value: { puzzle: puzzle.value, chosen: chosen.value } }
}

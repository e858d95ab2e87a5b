import type { Settings } from '../puzzles/puzzle'
import type { Result } from '../puzzles/result'
import type { Experiment } from './experiment'
import type { ExperimentProblem } from './experimentProblem'
import { readNumbers } from './readNumbers'
import { readPuzzle } from './readPuzzle'
import { readStarts } from './readStarts'
import { readSolvers } from './readSolvers'

/**
 * Reads an experiment from texts as they stand in an address: the settings of a puzzle without a
 * start; `boards` (boards with semicolons or line ends between them, or the name of a list; random
 * ones without it), `count` and `seed`; `solvers`, as `writeSearches` writes them; `cut`.
 *
 * @returns the experiment, or all that is wrong
 */
export function readExperiment(texts: Settings): Result<Experiment, readonly ExperimentProblem[]> {
  const numbers = readNumbers(texts)
  const puzzle = readPuzzle(texts)
  if (!puzzle.ok) return { ok: false, problem: [...numbers.problems, puzzle.problem] }
  const starts = readStarts(texts, puzzle.value.settings, numbers)
  const first = starts.ok ? starts.value.first : puzzle.value.usual
  const searches = readSolvers(texts.solvers, first)
  if (numbers.problems.length > 0 || !starts.ok || !searches.ok) {
    const problem = [
      ...numbers.problems,
      ...(starts.ok ? [] : [starts.problem]),
      ...(searches.ok ? [] : searches.problem),
    ]
    return { ok: false, problem }
  }
  return {
    ok: true,
    value: {
      puzzle: puzzle.value.settings,
      source: starts.value.source,
      starts: starts.value.starts,
      searches: searches.value,
      cut: numbers.cut,
    },
  }
}

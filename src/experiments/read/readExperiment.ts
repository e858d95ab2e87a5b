import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import type { Experiment } from '../experiment'
import type { ExperimentFault } from './experimentFault'
import { readNumbers } from './readNumbers'
import { readProblem } from './readProblem'
import { readSolvers } from './readSolvers'
import { readStarts } from './readStarts'

/**
 * Reads an experiment from texts as they stand in an address: the settings of a problem without a
 * start; `boards` (boards with semicolons or line ends between them, or the name of a list; random
 * ones without it), `count` and `seed`; `solvers`, as `writeSearches` writes them; `cut`.
 *
 * @returns the experiment, or all that is wrong
 */
export function readExperiment(texts: Settings): Result<Experiment, readonly ExperimentFault[]> {
  const numbers = readNumbers(texts)
  const problem = readProblem(texts)
  if (!problem.ok) return { ok: false, fault: [...numbers.faults, problem.fault] }
  const starts = readStarts(texts, problem.value.settings, numbers)
  const first = starts.ok ? starts.value.first : problem.value.defaults
  const searches = readSolvers(texts.solvers, first)
  if (numbers.faults.length > 0 || !starts.ok || !searches.ok) {
    const fault = [
      ...numbers.faults,
      ...(starts.ok ? [] : [starts.fault]),
      ...(searches.ok ? [] : searches.fault),
    ]
    return { ok: false, fault }
  }
  return {
    ok: true,
    value: {
      problem: problem.value.settings,
      source: starts.value.source,
      starts: starts.value.starts,
      searches: searches.value,
      cut: numbers.cut,
    },
  }
}

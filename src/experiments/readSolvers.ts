import type { Puzzle, Settings } from '../puzzles/puzzle'
import type { Result } from '../puzzles/result'
import { chooseSolver } from '../solvers'
import type { ExperimentProblem } from './experimentProblem'
import { readSearches, writeSearch } from './searchText'
import { usualOptions } from './usual'

const most = 12

/** Reads the searches of an experiment and completes each with the options usual here. */
export function readSolvers(
  text: string | undefined,
  puzzle: Puzzle,
): Result<readonly Settings[], readonly ExperimentProblem[]> {
  const asked = readSearches(text ?? '')
  if (asked.length === 0) return wrong({ kind: 'no-solvers' })
  if (asked.length > most) return wrong({ kind: 'too-many', found: asked.length, most })
  const problems: ExperimentProblem[] = []
  const searches: Settings[] = []
  for (const [at, settings] of asked.entries()) {
    const chosen = chooseSolver({ ...usualOptions, ...settings }, puzzle)
    if (!chosen.ok) {
      problems.push({ setting: 'solvers', search: at, wrong: chosen.problem })
      continue
    }
    const { solver, options } = chosen.value
    const idle = Object.keys(settings).find((name) => name !== 'solver' && !(name in options))
    if (idle !== undefined) {
      const problem = { kind: 'no-option', solver: solver.id, option: idle } as const
      problems.push({ setting: 'solvers', problem })
    }
    const search = { solver: solver.id, ...options }
    if (searches.some((other) => writeSearch(other) === writeSearch(search))) {
      problems.push({ setting: 'solvers', problem: { kind: 'twice', solver: solver.id } })
    }
    searches.push(search)
  }
  return problems.length > 0 ? { ok: false, problem: problems } : { ok: true, value: searches }
}

function wrong(
  problem:
    | { readonly kind: 'no-solvers' }
    | { readonly kind: 'too-many'; readonly found: number; readonly most: number },
) {
  return { ok: false, problem: [{ setting: 'solvers', problem }] } as const
}

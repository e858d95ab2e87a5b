import type { Settings } from '../problems/problem'
import { solvers } from '../solvers'
import { findOwnSolver } from '../solvers/manifest/ownSolvers'
import type { Solver } from '../solvers/solver'
import { checkSettings } from './checkSettings'

// Another problem has other heuristics.
const keptSettings = new Set(['solver', 'code', ...solvers.flatMap(optionsOf)])

function optionsOf(solver: Pick<Solver, 'options'> | undefined): readonly string[] {
  const options = solver?.options ?? []
  return options.filter(({ kind }) => kind !== 'heuristic').map(({ name }) => name)
}

/** Settings with another problem: its own boards and choices, and the search as it was chosen. */
export function withProblem(settings: Settings, name: string): Settings {
  const own = optionsOf(findOwnSolver(settings))
  const kept = Object.entries(settings).filter(
    ([setting]) => keptSettings.has(setting) || own.includes(setting),
  )
  return { ...Object.fromEntries(kept), ...checkSettings({ problem: name }).run.problem.settings }
}

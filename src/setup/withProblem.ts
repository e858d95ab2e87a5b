import type { Settings } from '../problems/problem'
import { solvers } from '../solvers'
import { checkSettings } from './checkSettings'

// Another problem has other heuristics.
const keptSettings = new Set([
  'solver',
  ...solvers.flatMap(({ options }) =>
    options.filter(({ kind }) => kind !== 'heuristic').map(({ name }) => name),
  ),
])

/** Settings with another problem: its own boards and choices, and the search as it was chosen. */
export function withProblem(settings: Settings, name: string): Settings {
  const kept = Object.entries(settings).filter(([setting]) => keptSettings.has(setting))
  return { ...Object.fromEntries(kept), ...checkSettings({ problem: name }).run.problem.settings }
}

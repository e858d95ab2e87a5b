import { withChoice } from '../problems/choices'
import type { ProblemChoice } from '../problems/choices'
import type { Problem, Settings } from '../problems/problem'
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

/**
 * Settings with another value of a choice of the problem. An estimate that was the default stays it:
 * with 8 neighbours it is another one.
 */
export function withProblemChoice(
  settings: Settings,
  { heuristics }: Pick<Problem, 'heuristics'>,
  choice: ProblemChoice,
  value: string,
): Settings {
  const { heuristic, ...others } = withChoice(settings, choice, value)
  const isDefault = heuristic === undefined || heuristic === heuristics[0]?.id
  return isDefault ? others : { ...others, heuristic }
}

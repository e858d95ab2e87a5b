import { findManifest, problemNames } from '../../problems'
import type { SolverOption } from '../../solvers/manifest/option'
import type { Solver } from '../../solvers/solver'
import { say } from '../../words/message'
import { optionHelp } from '../../words/solverNames'
import type { CommandOption } from './commandOption'
import { kebab } from './kebab'
import { numbersTaken } from './numbersTaken'

/** The options of solvers as a command has them, each once, with the solvers that have it. */
export function solverOptions(solvers: readonly Solver[]): readonly CommandOption[] {
  const options = solvers.flatMap((solver) => solver.options)
  const names = Array.from(new Set(options.map(({ name }) => name)))
  return names.flatMap((setting) => {
    const having = solvers.filter((solver) => solver.options.some(({ name }) => name === setting))
    const option = options.find(({ name }) => name === setting)
    const help = optionHelp(setting)
    if (!option) return []
    const ids = having.map(({ id }) => id).join(', ')
    const numbers = option.kind === 'number' ? [numbersTaken(option.range, option.default)] : []
    return {
      name: kebab(setting),
      value: valueText(option),
      setting,
      help: [`${ids}: ${help ? say(help) : setting}`, ...numbers].join(', '),
    }
  })
}

/** What stands for the value of an option in the usage. */
function valueText(option: SolverOption): string {
  if (option.kind === 'number') return 'N'
  return (option.kind === 'choice' ? option.values : heuristicNames()).join('|')
}

/** The heuristics of all problems. */
function heuristicNames(): readonly string[] {
  const names = problemNames.flatMap((name) => findManifest(name)?.heuristics ?? [])
  return Array.from(new Set(names))
}

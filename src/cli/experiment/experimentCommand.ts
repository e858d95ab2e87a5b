import { withDefault } from '../../experiments/defaults'
import { readSearches, writeSearches } from '../../experiments/searchText'
import { pick } from '../../problems/pick'
import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { solvers } from '../../solvers'
import { findSolver } from '../../solvers/manifest/chooseSolver'
import {
  boardTwice,
  familyNames,
  isBoardNamed,
  manifestFor,
  withProblemOfBoard,
} from '../options/problemName'
import { readArguments, settingsIn, wrong } from '../options/readArguments'
import { doubledOption } from './doubledOption'
import { experimentOptionFor, experimentOptions } from './experimentOptions'

/** What somebody typed, as far as it can be told without a problem. */
export interface ExperimentCommand {
  /** The texts of an experiment. */
  readonly texts: Settings
  /** For each search the options that it has from an option standing by itself. */
  readonly inherited: readonly Settings[]
  /** Whether a graph or a grid is given by its own option, not by --board. */
  readonly namesBoard: boolean
  readonly form: 'table' | 'json' | 'csv'
  readonly help: boolean
}

const ofExperiments = ['count', 'seed', 'boards', 'cut'] as const
const ofSolvers = new Set(solvers.flatMap(({ options }) => options.map(({ name }) => name)))

/**
 * Reads the arguments of the command for experiments. An option of a solver that stands by itself
 * holds for each search that has it and does not say otherwise.
 *
 * @returns the command, or one line that says what is wrong with which argument
 */
export function readExperimentCommand(args: readonly string[]): Result<ExperimentCommand, string> {
  const read = readArguments(args, experimentOptions)
  if (!read.ok) return read
  const given = read.value
  if (given.has('json') && given.has('csv')) return wrong('--csv: it cannot stand beside --json.')
  const typed = settingsIn(given, experimentOptions)
  const written = given.get('board')
  const { start: board, ...settings } = withProblemOfBoard(
    written === undefined ? typed : { ...typed, start: written },
  )
  const common = pick(settings, (name) => ofSolvers.has(name))
  const ofOthers = pick(settings, (name) => !ofSolvers.has(name))
  const solversText = given.get('solvers')
  const asked = withDefault({
    ...ofOthers,
    ...(solversText !== undefined && { solvers: solversText }),
  })
  const doubled = doubledOption(asked.solvers)
  if (doubled) {
    return wrong(
      `--solvers: ${doubled.search} gives ${doubled.option} more than once. Leave one out.`,
    )
  }
  const searches = readSearches(asked.solvers)
  const idle = Object.keys(common).find(
    (name) => !searches.some(({ solver }) => hasOption(solver, name)),
  )
  const namesBoard = isBoardNamed(given)
  if (idle !== undefined && searches.length > 0) {
    return wrong(
      `${experimentOptionFor(idle, namesBoard)}: none of the searches has such a choice.`,
    )
  }
  const inherited = searches.map((search) =>
    pick(common, (name) => hasOption(search.solver, name) && !Object.hasOwn(search, name)),
  )
  const completed = searches.map((search, at) => ({ ...inherited[at], ...search }))
  const texts = ofExperiments.flatMap((name) => {
    const text = given.get(name)
    return text === undefined ? [] : [[name, text] as const]
  })
  const boardSetting = manifestFor(asked.problem ?? familyNames[0])?.board
  if (board !== undefined && boardSetting === undefined) {
    return wrong('--board: this problem has no board besides its starts, which --boards gives.')
  }
  const twice = boardSetting === undefined ? undefined : boardTwice(given, boardSetting)
  if (twice !== undefined) return wrong(twice)
  return {
    ok: true,
    value: {
      texts: {
        ...asked,
        ...(board !== undefined && boardSetting !== undefined && { [boardSetting]: board }),
        ...Object.fromEntries(texts),
        solvers: writeSearches(completed),
      },
      inherited,
      namesBoard,
      form: given.has('json') ? 'json' : given.has('csv') ? 'csv' : 'table',
      help: given.has('help'),
    },
  }
}

function hasOption(solver: string, name: string): boolean {
  return findSolver({ solver })?.options.some((option) => option.name === name) ?? false
}

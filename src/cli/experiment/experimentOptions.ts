import { defaultOptions } from '../../experiments/defaults'
import { defaultNumbers, rangeOf } from '../../experiments/read/readNumbers'
import { startLists } from '../../experiments/read/startLists'
import { problemNames } from '../../problems'
import type { CommandOption } from '../options/commandOption'
import { numbersTaken } from '../options/numbersTaken'
import { commandOptions } from '../options/options'
import { isBoard } from '../options/problemName'

/** What is said otherwise here: there is no single board that would tell the problem. */
const helpHere: Readonly<Record<string, string | undefined>> = {
  problem: 'sliding-3x3 unless told otherwise; sliding-4x4, blocks, pegs-13, …',
}
const notHere = new Set(['start', 'solver'])
const shared = commandOptions
  .filter(({ setting }) => setting !== undefined && !notHere.has(setting))
  .map((option) => {
    const { name, setting = '', help } = option
    const here = defaultOptions[setting]
    const isOther = here === undefined ? '' : `; here ${here} unless told otherwise`
    return { ...option, help: (helpHere[name] ?? help) + isOther }
  })

const { count, seed, cut } = defaultNumbers

/** The lists of starts that problems have. To name them all are made: only where the help is printed. */
function listNames(): string {
  const names = problemNames.flatMap((problem) => startLists({ problem }).map(({ name }) => name))
  return [...new Set(names)].join(', ')
}

/** Every option of the command for experiments, in the order shown. */
export const experimentOptions: readonly CommandOption[] = [
  {
    name: 'solvers',
    value: 'LIST',
    help: 'the searches to compare, with commas between them; options of one follow it: breadth-first,a-star:heuristic=sum; without it the three below, with the order of moves of their table',
  },
  {
    name: 'count',
    value: 'N',
    help: `how many random boards, where the problem has them, ${numbersTaken(rangeOf.count, count)}`,
  },
  {
    name: 'seed',
    value: 'N',
    help: `the seed of the random boards; ${seed} unless told otherwise`,
  },
  {
    name: 'boards',
    value: 'TEXT',
    get help() {
      return `boards instead of random ones, with semicolons between them; the name of a list, where the problem has it (${listNames()}); or - for boards from standard input, one in a line; a problem without random boards has its first list unless told otherwise`
    },
  },
  {
    name: 'board',
    value: 'TEXT',
    help: 'the graph or the grid, where the problem is one: romania, trap, …; @FILE for what stands in a file',
  },
  {
    name: 'cut',
    value: 'N',
    help: `stop a run after N expanded nodes, ${numbersTaken(rangeOf.cut, cut)}`,
  },
  ...shared,
  { name: 'json', help: 'print one JSON object: the experiment, its summaries, and all rows' },
  { name: 'csv', help: 'print a table with a row for each run, which the page can open' },
  { name: 'help', short: 'h', help: 'print this' },
]

/**
 * The option that gives a setting of an experiment, as it is typed.
 *
 * @param namesBoard whether a graph or a grid was given by its own option, not by --board
 */
export function experimentOptionFor(setting: string, namesBoard: boolean): string {
  if (isBoard(setting) && !namesBoard) return '--board'
  const option = experimentOptions.find((each) => each.setting === setting)
  return `--${option?.name ?? setting}`
}

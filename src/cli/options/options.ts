import { solvers } from '../../solvers'
import type { CommandOption } from './commandOption'
import { familyNames, isBoard, manifestFor } from './problemName'
import { problemOptions } from './problemOptions'
import { solverOptions } from './solverOptions'

/** How often a run can be repeated at most. */
export const mostRepeats = 1000

/** Every option, in the order shown. */
export const commandOptions: readonly CommandOption[] = [
  {
    name: 'problem',
    value: 'NAME',
    setting: 'problem',
    help: `${familyNames.join(', ')} (of several sizes, that of the board); or in full: sliding-4x3, pegs-33, …; a board with a name, such as classic or romania, tells it, and so does --graph or --map`,
  },
  {
    name: 'board',
    value: 'TEXT',
    setting: 'start',
    help: 'where to start: 867254301, "1 2 3 / 4 5 6 / 0 7 8", or a name: seed, classic, hoppers, …; @FILE for what stands in a file',
  },
  {
    name: 'start',
    value: 'TEXT',
    help: 'where to start, in a problem whose board says more than that: a graph or a grid',
  },
  { name: 'goal', value: 'TEXT', setting: 'goal', help: 'where to end' },
  ...problemOptions,
  {
    name: 'solver',
    value: 'NAME',
    setting: 'solver',
    help: solvers.map(({ id }) => id).join(', '),
  },
  ...solverOptions(solvers),
  {
    name: 'exhaust',
    help: 'search also where a proof says that there is no solution (it may never end)',
  },
  { name: 'cut', value: 'N', help: 'stop after N expanded nodes; as far as it goes without it' },
  {
    name: 'repeat',
    value: 'N',
    help: `run N times, at most ${mostRepeats}; with more than one, the first does not count`,
  },
  { name: 'count-only', help: 'keep no nodes for a recording, only counts' },
  {
    name: 'trace',
    value: 'FILE',
    help: 'also write a search trace for Posthoc, version 1.4.0, into a file: NAME.trace.json',
  },
  { name: 'json', help: 'print one JSON object' },
  { name: 'help', short: 'h', help: 'print this' },
]

/**
 * The option that gives a setting of a problem, as it is typed.
 *
 * @param namesBoard whether a graph or a grid was given by its own option, not by --board
 */
export function optionFor(setting: string, problem = familyNames[0], namesBoard = false): string {
  if (isBoard(setting) && !namesBoard) return '--board'
  if (setting === 'start' && manifestFor(problem)?.board !== undefined) return '--start'
  const option = commandOptions.find((each) => each.setting === setting)
  return `--${option?.name ?? setting}`
}

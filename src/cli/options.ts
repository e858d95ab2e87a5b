import { solvers } from '../solvers'
import type { CommandOption } from './commandOption'
import { solverOptions } from './solverOptions'

/** Every option, in the order shown. */
export const commandOptions: readonly CommandOption[] = [
  {
    name: 'problem',
    value: 'NAME',
    setting: 'problem',
    help: 'sliding (the size is that of the board), blocks, pegs; or sliding-4x3, pegs-33, …; a named board tells it',
  },
  {
    name: 'board',
    value: 'TEXT',
    setting: 'start',
    help: 'where to start: 867254301, "1 2 3 / 4 5 6 / 0 7 8", or a name: seed, classic, hoppers, …',
  },
  { name: 'goal', value: 'TEXT', setting: 'goal', help: 'where to end' },
  {
    name: 'order',
    value: 'up-left-right-down|down-right-left-up',
    setting: 'order',
    help: 'sliding: the order of the blank’s moves',
  },
  {
    name: 'metric',
    value: 'cell|straight|any',
    setting: 'metric',
    help: 'blocks: what counts as one move',
  },
  {
    name: 'target',
    value: 'LETTER',
    setting: 'target',
    help: 'blocks: the block that must leave',
  },
  { name: 'equal', value: 'NAME', setting: 'equal', help: 'blocks: which ones are taken as equal' },
  { name: 'mirror', setting: 'mirror', help: 'blocks: take mirror images as equal' },
  {
    name: 'first-jump',
    value: 'fixed|free',
    setting: 'firstJump',
    help: 'pegs-13: whether the first jump is given',
  },
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
  { name: 'repeat', value: 'N', help: 'run N times; with more than one, the first does not count' },
  { name: 'count-only', help: 'keep no nodes for a recording, only counts' },
  { name: 'json', help: 'print one JSON object' },
  { name: 'help', short: 'h', help: 'print this' },
]

/** The option that gives a setting, as it is typed. */
export function optionFor(setting: string): string {
  const option = commandOptions.find((each) => each.setting === setting)
  return `--${option?.name ?? setting}`
}

import { problemOptions } from './problemOptions'
import { familyNames } from './problemName'
import type { CommandOption } from './commandOption'

/** Every option, in the order shown. */
export const commandOptions: readonly CommandOption[] = [
  {
    name: 'problem',
    value: 'NAME',
    setting: 'problem',
    help: `${familyNames.join(', ')} (of several sizes, that of the board); or in full: sliding-4x3, pegs-33, …; a named board tells it`,
  },
  {
    name: 'board',
    value: 'TEXT',
    setting: 'start',
    help: 'where to start: 867254301, "1 2 3 / 4 5 6 / 0 7 8", or a name: seed, classic, hoppers, …',
  },
  { name: 'goal', value: 'TEXT', setting: 'goal', help: 'where to end' },
  ...problemOptions,
  {
    name: 'solver',
    value: 'NAME',
    setting: 'solver',
    help: 'breadth-first, bidirectional, depth-first, iterative-deepening, ida-star, a-star, greedy, uniform-cost',
  },
  {
    name: 'goal-test',
    value: 'generation|expansion|never',
    setting: 'goalTest',
    help: 'breadth-first: when a node is compared with the goal; never: search all there is, only to count',
  },
  {
    name: 'reached',
    value: 'hash|list|list-oldest-first|tree|two-step',
    setting: 'reached',
    help: 'breadth-first: how reached states are kept',
  },
  { name: 'limit', value: 'N', setting: 'limit', help: 'depth-first: the depth limit' },
  {
    name: 'heuristic',
    value: 'manhattan|linear-conflict|misplaced|sum',
    setting: 'heuristic',
    help: 'ida-star, a-star, greedy: the estimate of the moves that remain',
  },
  {
    name: 'undo',
    value: 'never|allowed',
    setting: 'undo',
    help: 'iterative-deepening, ida-star: whether a move may undo the one before',
  },
  {
    name: 'solutions',
    value: 'first|all',
    setting: 'solutions',
    help: 'iterative-deepening, ida-star: stop at the first, or find all at the last limit',
  },
  {
    name: 'limits',
    value: 'next-f|by-one',
    setting: 'limits',
    help: 'ida-star: the limit after a limit',
  },
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

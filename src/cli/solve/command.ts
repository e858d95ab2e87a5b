import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { wholeNumberIn } from '../../solvers/manifest/numberIn'
import { commandOptions, mostRepeats } from '../options/options'
import {
  boardTwice,
  familyNames,
  isBoardNamed,
  manifestFor,
  withProblemOfBoard,
} from '../options/problemName'
import { readArguments, settingsIn, wrong } from '../options/readArguments'

/** What somebody typed, as far as it can be told without a problem. */
export interface Command {
  readonly settings: Settings
  /** Whether a graph or a grid is given by its own option, not by --board. */
  readonly namesBoard: boolean
  readonly help: boolean
  readonly json: boolean
  readonly countOnly: boolean
  readonly exhaust: boolean
  readonly repeat: number
  /** How many nodes may be expanded. */
  readonly cut: number
  /** The file for a search trace, where one is wanted. */
  readonly trace: string | undefined
}

/** The settings with the board where its problem has it: not every board is a start. */
function withBoard(
  { start: board, ...others }: Settings,
  start: string | undefined,
): Result<Settings, string> {
  const manifest = manifestFor(others.problem ?? familyNames[0])
  const setting = manifest?.board
  // Of a problem that is not known it is not known either.
  const isStart = manifest !== undefined && setting === undefined
  if (isStart && board !== undefined && start !== undefined) {
    return wrong('--start: in this problem --board is where to start. Leave one of them out.')
  }
  const texts = setting === undefined ? { start: board ?? start } : { [setting]: board, start }
  const given = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  )
  return { ok: true, value: { ...others, ...Object.fromEntries(given) } }
}

/**
 * Reads the arguments of the command.
 *
 * @returns the command, or one line that says what is wrong with which argument
 */
export function readCommand(args: readonly string[]): Result<Command, string> {
  const read = readArguments(args, commandOptions)
  if (!read.ok) return read
  const given = read.value
  const repeat = wholeNumberIn(given.get('repeat') ?? '1')
  if (repeat === undefined || repeat < 1 || repeat > mostRepeats) {
    return wrong(`--repeat: it can be a whole number from 1 to ${mostRepeats}.`)
  }
  const cut = given.get('cut')
  const mostExpanded = cut === undefined ? Number.POSITIVE_INFINITY : (wholeNumberIn(cut) ?? 0)
  if (mostExpanded < 1) return wrong('--cut: it can be a whole number, 1 or more.')
  if (given.has('trace') && given.has('count-only')) {
    return wrong('--trace: it needs the nodes, which --count-only does not keep.')
  }
  if (given.get('trace') === '-') {
    return wrong(
      '--trace: it writes into a file, since the answer has standard output. For a file with this name say ./-',
    )
  }
  const typed = withProblemOfBoard(settingsIn(given, commandOptions))
  const boardSetting = manifestFor(typed.problem ?? familyNames[0])?.board
  const twice = boardSetting === undefined ? undefined : boardTwice(given, boardSetting)
  if (twice !== undefined) return wrong(twice)
  const settings = withBoard(typed, given.get('start'))
  if (!settings.ok) return settings
  return {
    ok: true,
    value: {
      settings: settings.value,
      namesBoard: isBoardNamed(given),
      help: given.has('help'),
      json: given.has('json'),
      countOnly: given.has('count-only'),
      exhaust: given.has('exhaust'),
      repeat,
      cut: mostExpanded,
      trace: given.get('trace'),
    },
  }
}

import { wholeNumberIn } from '../solvers/manifest/numberIn'
import type { Settings } from '../problems/problem'
import type { Result } from '../problems/result'
import { commandOptions } from './options'
import { readArguments, settingsIn, wrong } from './readArguments'

/** What somebody typed, as far as it can be told without a problem. */
export interface Command {
  readonly settings: Settings
  readonly help: boolean
  readonly json: boolean
  readonly countOnly: boolean
  readonly exhaust: boolean
  readonly repeat: number
}

const mostRepeats = 1000

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
  return {
    ok: true,
    value: {
      settings: settingsIn(given, commandOptions),
      help: given.has('help'),
      json: given.has('json'),
      countOnly: given.has('count-only'),
      exhaust: given.has('exhaust'),
      repeat,
    },
  }
}

import { parseArgs } from 'node:util'
import type { Settings } from '../puzzles/puzzle'
import type { Result } from '../puzzles/result'
import { commandOptions } from './options'

/** What somebody typed, as far as it can be told without a puzzle. */
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
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      commandOptions.map(({ name, short, value }) => {
        const type = value === undefined ? 'boolean' : 'string'
        return [name, { type, ...(short !== undefined && { short }) }] as const
      }),
    ),
    strict: false,
    tokens: true,
  })

  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      return wrong(`${token.value}: every option begins with --, also the board: --board TEXT.`)
    }
    const { name, rawName, inlineValue } = token
    const option = commandOptions.find((each) => each.name === name)
    if (!option) return wrong(`${rawName}: there is no such option. See --help.`)
    if (given.has(name)) return wrong(`--${name}: it is given more than once.`)
    if (option.value === undefined) {
      if (token.value !== undefined) return wrong(`--${name}: it takes no value.`)
      given.set(name, 'on')
    } else {
      const isMissing = token.value === undefined || (!inlineValue && /^--/.test(token.value))
      if (isMissing) return wrong(`--${name}: a value is missing: --${name} ${option.value}.`)
      given.set(name, token.value)
    }
  }

  const repeat = given.get('repeat') ?? '1'
  if (!/^\d{1,4}$/.test(repeat) || Number(repeat) < 1 || Number(repeat) > mostRepeats) {
    return wrong(`--repeat: it can be a whole number from 1 to ${mostRepeats}.`)
  }
  const settings = commandOptions.flatMap(({ name, setting }) => {
    const value = given.get(name)
    return setting === undefined || value === undefined ? [] : [[setting, value] as const]
  })
  return {
    ok: true,
    value: {
      settings: Object.fromEntries(settings),
      help: given.has('help'),
      json: given.has('json'),
      countOnly: given.has('count-only'),
      exhaust: given.has('exhaust'),
      repeat: Number(repeat),
    },
  }
}

function wrong(problem: string): Result<never, string> {
  return { ok: false, problem: oneLine(problem) }
}

function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ')
}

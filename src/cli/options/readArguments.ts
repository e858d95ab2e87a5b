import { parseArgs } from 'node:util'
import type { Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { inTodaysNames, namesOf } from '../../problems/todaysNames'
import type { CommandOption } from './commandOption'

/** What was typed for each option, by its name of today; `on` for one that takes no value. */
export type GivenOptions = ReadonlyMap<string, string>

/**
 * Reads the arguments of a command.
 *
 * @returns what was given, or one line that says what is wrong with which argument
 */
export function readArguments(
  args: readonly string[],
  options: readonly CommandOption[],
): Result<GivenOptions, string> {
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      options.flatMap(({ name, short, value }) => {
        const type = value === undefined ? 'boolean' : 'string'
        const option = { type, ...(short !== undefined && { short }) } as const
        return namesOf(name).map((each) => [each, option] as const)
      }),
    ),
    strict: false,
    tokens: true,
  })

  const given = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      const board = options.find(({ name }) => name === 'board' || name === 'boards')
      const also = board ? `, also the board: --${board.name} TEXT` : ''
      return wrong(`${token.value}: every option begins with --${also}.`)
    }
    const { name, rawName, inlineValue } = token
    const option = options.find((each) => namesOf(each.name).includes(name))
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
  // Where an option is given by the name of before and by today's, today's counts.
  return { ok: true, value: new Map(Object.entries(inTodaysNames(Object.fromEntries(given)))) }
}

/** The settings of a problem or a solver among what was given. */
export function settingsIn(given: GivenOptions, options: readonly CommandOption[]): Settings {
  const settings = options.flatMap(({ name, setting }) => {
    const value = given.get(name)
    return setting === undefined || value === undefined ? [] : [[setting, value] as const]
  })
  return Object.fromEntries(settings)
}

/** Says in one line what is wrong. */
export function wrong(fault: string): Result<never, string> {
  return { ok: false, fault: oneLine(fault) }
}

function oneLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ')
}

import type { Result } from '../problems/result'
import type { CommandOption } from './options/commandOption'
import { optionLines } from './options/optionLines'
import { readArguments, wrong } from './options/readArguments'

/** What somebody asked for: lessons by their names, or how the command is used. */
export type ScormCommand = { readonly lessons: readonly string[] } | 'help'

const options: readonly CommandOption[] = [{ name: 'help', short: 'h', help: 'print this' }]

/**
 * Reads the arguments of the command.
 *
 * @param all the names of all lessons
 * @returns what was asked for, or one line that says what is wrong with which argument
 */
export function readScormCommand(
  args: readonly string[],
  all: readonly string[],
): Result<ScormCommand, string> {
  const isOption = (each: string) => each.startsWith('-')
  const read = readArguments(args.filter(isOption), options)
  if (!read.ok) return read
  if (read.value.has('help')) return { ok: true, value: 'help' }
  const names = args.filter((each) => !isOption(each))
  if (names.length === 0) return wrong('The name of a lesson is missing, or all. See --help.')
  const unknown = names.find((each) => each !== 'all' && !all.includes(each))
  if (unknown !== undefined) {
    return wrong(`${unknown}: there is no such lesson. There are: ${all.join(', ')}.`)
  }
  return { ok: true, value: { lessons: names.includes('all') ? all : [...new Set(names)] } }
}

/**
 * How the command is used, as `--help` prints it.
 *
 * @param all the names of all lessons
 */
export function scormUsage(all: readonly string[]): string {
  return `Writes lessons as SCORM 1.2 packages for a learning platform, into dist-scorm/.

  npm run scorm -- LESSON …
  npm run scorm -- all

Options:
${optionLines(options)}
Lessons:
${all.map((name) => `  ${name}\n`).join('')}
Exit status: 0 when the packages are written, 1 when a file cannot be read or written, 2 for a wrong
name.
`
}

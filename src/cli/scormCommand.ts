import type { Result } from '../problems/result'
import { wrong } from './readArguments'

/** What somebody asked for: lessons by their names, or how the command is used. */
export type ScormCommand = { readonly lessons: readonly string[] } | 'help'

/** Reads the arguments of the command, given the names of all lessons. */
export function readScormCommand(
  args: readonly string[],
  all: readonly string[],
): Result<ScormCommand, string> {
  if (args.some((each) => each === '--help')) return { ok: true, value: 'help' }
  if (args.length === 0) return wrong('The name of a lesson is missing, or all. See --help.')
  if (args.includes('all')) return { ok: true, value: { lessons: all } }
  const unknown = args.find((each) => !all.includes(each))
  if (unknown !== undefined) {
    return wrong(`${unknown}: there is no such lesson. There are: ${all.join(', ')}.`)
  }
  return { ok: true, value: { lessons: [...new Set(args)] } }
}

/** How the command is used, as `--help` prints it. */
export function scormUsage(all: readonly string[]): string {
  return `Writes lessons as SCORM 1.2 packages for a learning platform, into dist-scorm/.

  npm run scorm -- LESSON …
  npm run scorm -- all

Lessons:
${all.map((name) => `  ${name}\n`).join('')}
Exit status: 0 when the packages are written, 1 when a file cannot be read or written, 2 for a wrong name.
`
}

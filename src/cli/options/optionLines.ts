import type { CommandOption } from './commandOption'

/** Characters of a line; a usage has none that is longer. */
const longestLine = 100

/** Options as a usage lists them, in lines of at most 100 characters. */
export function optionLines(options: readonly CommandOption[]): string {
  const lines = options.map(({ name, short, value, help }) => {
    const option = value === undefined ? `--${name}` : `--${name} ${value}`
    // Many values go on behind a bar, a sentence goes on at a space outside of quotes.
    const values = (short === undefined ? option : `${option}, -${short}`).split(/(?<=\|)/)
    const words = help.match(/(?:"[^"]*"|\S)+ */g) ?? []
    return `${wrapped(values, '  ', ' '.repeat(10))}\n${wrapped(words, ' '.repeat(6))}\n`
  })
  return lines.join('')
}

/**
 * Parts in the fewest lines that hold them, after the spaces of the first line and of the others.
 */
function wrapped(parts: readonly string[], first: string, others = first): string {
  const lines: string[] = []
  let line = first
  for (const part of parts) {
    const longer = line + part
    if (line.trim() !== '' && longer.trimEnd().length > longestLine) {
      lines.push(line.trimEnd())
      line = others + part
    } else line = longer
  }
  return [...lines, line.trimEnd()].join('\n')
}

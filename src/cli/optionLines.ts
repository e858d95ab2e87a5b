import type { CommandOption } from './commandOption'

/** Options as a usage lists them. */
export function optionLines(options: readonly CommandOption[]): string {
  const lines = options.map(({ name, short, value, help }) => {
    const option = value === undefined ? `--${name}` : `--${name} ${value}`
    return `  ${short === undefined ? option : `${option}, -${short}`}\n      ${help}\n`
  })
  return lines.join('')
}

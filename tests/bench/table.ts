import { median } from './stopwatch'
import type { Timings } from './stopwatch'

/** A line of the table: a figure, and the most it may be where there is a target. */
export interface Line {
  readonly what: string
  readonly figure: number
  readonly unit: string
  readonly note?: string
  readonly atMost?: number
}

/** A line for the median of some timings, with the least and the most. */
export function timeLine(what: string, times: Timings): Line {
  const note = `${shown(times[0])} to ${shown(times[times.length - 1])}`
  return { what, figure: median(times), unit: 'ms', note }
}

/** Prints lines as an aligned table with each target beside its figure. */
export function printTable(lines: readonly Line[]): void {
  const rows = lines.map(({ what, figure, unit, note, atMost }) => {
    if (atMost === undefined) return [what, shown(figure), unit, note ?? '', '', '']
    const verdict = figure <= atMost ? 'met' : 'MISSED'
    return [what, shown(figure), unit, note ?? '', `at most ${atMost}`, verdict]
  })
  const table = [['', 'figure', 'unit', 'note', 'target', ''], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  for (const row of table) {
    const cells = row.map((cell, column) =>
      column === 1 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

function shown(figure: number): string {
  if (Number.isInteger(figure)) return String(figure)
  return figure >= 10 ? figure.toFixed(1) : figure.toPrecision(3)
}

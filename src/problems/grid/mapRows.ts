import type { Result } from '../result'
import type { Told } from '../told'
import { mostAcross } from './gridMap'
import type { GridWord } from './gridWords'

/** A row of a map's text, and the line that it stands in, from 1. */
export interface TextRow {
  readonly line: number
  readonly text: string
}

/** The lines of a text without empty ones before and behind, and without spaces at their ends. */
export function rowsOf(text: string): readonly TextRow[] {
  const rows = text
    .split(/\r\n|[\r\n/]/)
    .map((each, at): TextRow => ({ line: at + 1, text: each.trimEnd() }))
  const first = rows.findIndex((row) => row.text !== '')
  const last = rows.findLastIndex((row) => row.text !== '')
  return first < 0 ? [] : rows.slice(first, last + 1)
}

/**
 * Reads rows of equal length into what each cell costs.
 *
 * @param costOf what a sign at a cell costs, or what is wrong with it
 */
export function readRows(
  rows: readonly TextRow[],
  width: number,
  costOf: (sign: string, cell: number) => number | GridWord,
): Result<Uint8Array, Told> {
  if (width > mostAcross) return tooLarge(rows[0].line, mostAcross + 1)
  if (rows.length > mostAcross) return tooLarge(rows[mostAcross].line, 1)
  const costs = new Uint8Array(width * rows.length)
  for (const [row, { line, text }] of rows.entries()) {
    for (let column = 0; column < Math.min(width, text.length); column++) {
      const cell = row * width + column
      const cost = costOf(text[column], cell)
      if (typeof cost === 'string') {
        // A picture may be of two characters, neither of which can be seen alone.
        const sign = String.fromCodePoint(text.codePointAt(column) ?? 0)
        return wrongGrid(cost, { line, column: column + 1, text: sign })
      }
      costs[cell] = cost
    }
    if (text.length === width) continue
    const column = Math.min(width, text.length) + 1
    return wrongGrid('grid.ragged', { line, column, length: text.length, width })
  }
  return { ok: true, value: costs }
}

function tooLarge(line: number, column: number) {
  return wrongGrid('grid.tooLarge', { line, column, most: mostAcross })
}

/** Says what is wrong with a map. */
export function wrongGrid(word: GridWord, values?: Told['values']) {
  return { ok: false, fault: { word, ...(values && { values }) } } as const
}

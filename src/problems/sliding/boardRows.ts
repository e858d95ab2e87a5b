import { refused } from '../result'
import type { Result } from '../result'
import { largestSide, smallestSide } from './board'
import type { BoardSize } from './board'

/** What can be wrong with the rows of a board that somebody typed. */
export type RowsFault =
  | {
      readonly kind: 'uneven-rows'
      /** Which row it is, from 1. */
      readonly row: number
      readonly expected: number
      readonly found: number
    }
  | {
      readonly kind: 'wrong-size'
      readonly columns: number
      readonly rows: number
      readonly smallest: number
      readonly largest: number
    }

/** A board of fewer cells may be written digit by digit. */
export const fewestNumbers = 10

/**
 * The size of a board of sliding tiles that is written in rows.
 *
 * @returns the size, nothing where the text does not say where rows end, or what is wrong
 */
export function sizeByRows(board: string): Result<BoardSize | undefined, RowsFault> {
  const lines = board.split(/[\n\r;/|]+/).map(wordsIn)
  const rows = lines.filter((words) => words.length > 0)
  const isColumn = rows.length >= fewestNumbers && rows.every((words) => words.length === 1)
  if (rows.length < 2 || isColumn) return { ok: true, value: undefined }

  // A row without spaces has a tile in each digit.
  const cells = rows.map((words) => (words.length > 1 ? words.length : words[0].length))
  const [columns] = cells
  const uneven = cells.findIndex((found) => found !== columns)
  if (uneven >= 0) {
    const found = cells[uneven]
    return refused({ kind: 'uneven-rows', row: uneven + 1, expected: columns, found })
  }
  if (columns === 1) return { ok: true, value: undefined }
  const size = { columns, rows: rows.length }
  if (fits(columns) && fits(rows.length)) return { ok: true, value: size }
  return refused({ kind: 'wrong-size', ...size, smallest: smallestSide, largest: largestSide })
}

function fits(side: number): boolean {
  return side >= smallestSide && side <= largestSide
}

/** The words of a board, or of a row of it: numbers, or runs of digits. */
export function wordsIn(text: string): readonly string[] {
  return text.split(/[\s,;/|]+/).filter((word) => word !== '')
}

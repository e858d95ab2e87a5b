import type { Result } from '../result'
import { cellCount } from './board'
import type { BoardSize, Cells } from './board'
import { sizeByRows, wordsIn } from './boardRows'
import type { RowsFault } from './boardRows'

/** What can be wrong with a board that somebody typed. */
export type BoardFault =
  | { readonly kind: 'empty'; readonly expected: number }
  | { readonly kind: 'not-a-tile'; readonly text: string; readonly largest: number }
  | { readonly kind: 'wrong-length'; readonly expected: number; readonly found: number }
  | { readonly kind: 'repeated-tile'; readonly tile: number; readonly missing: number }
  | { readonly kind: 'other-shape'; readonly found: BoardSize; readonly expected: BoardSize }
  | RowsFault

const longestQuote = 12

/**
 * Reads a board from the usual texts: `867254301` when every tile is one digit, else (or also)
 * numbers separated by spaces, commas, slashes or line ends; `0` or `_` is the blank. Where the text
 * says where rows end, they have to be those of the board.
 *
 * @returns the tile of each cell, or the first thing that is wrong
 */
export function parseBoard(text: string, size: BoardSize): Result<Cells, BoardFault> {
  const expected = cellCount(size)
  const largest = expected - 1
  const words = wordsIn(text)
  if (words.length === 0) return { ok: false, fault: { kind: 'empty', expected } }
  const rows = rowsFault(text, size)
  if (rows) return { ok: false, fault: rows }
  const [first] = words
  const isRun = words.length === 1 && /^[\d_]{3,}$/.test(first)
  // Digits without spaces are meant as cells, also where there are too many tiles for that.
  if (isRun && first.length !== expected) {
    return { ok: false, fault: { kind: 'wrong-length', expected, found: first.length } }
  }
  const symbols = largest <= 9 ? words.flatMap((word) => [...word]) : words

  const cells: number[] = []
  for (const symbol of symbols) {
    const tile = readTile(symbol)
    if (tile === undefined || tile > largest) {
      const quote = symbol.slice(0, longestQuote)
      return { ok: false, fault: { kind: 'not-a-tile', text: quote, largest } }
    }
    cells.push(tile)
  }
  if (cells.length !== expected) {
    return { ok: false, fault: { kind: 'wrong-length', expected, found: cells.length } }
  }
  const repeated = cells.find((tile, cell) => cells.indexOf(tile) !== cell)
  if (repeated !== undefined) {
    const missing = cells.findIndex((_, tile) => !cells.includes(tile))
    return { ok: false, fault: { kind: 'repeated-tile', tile: repeated, missing } }
  }
  return { ok: true, value: cells }
}

/** Writes a board so that `parseBoard` reads it again: digits, or numbers split by commas. */
export function formatBoard(cells: Cells): string {
  return cells.length <= 10 ? cells.join('') : cells.join(',')
}

function rowsFault(text: string, expected: BoardSize): BoardFault | undefined {
  const found = sizeByRows(text)
  if (!found.ok) return found.fault
  const { columns, rows } = found.value ?? expected
  if (columns === expected.columns && rows === expected.rows) return undefined
  return { kind: 'other-shape', found: { columns, rows }, expected }
}

function readTile(symbol: string): number | undefined {
  if (symbol === '_') return 0
  return /^\d{1,2}$/.test(symbol) ? Number(symbol) : undefined
}

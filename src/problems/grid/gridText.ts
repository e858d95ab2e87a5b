import type { Result } from '../result'
import type { Told } from '../told'
import type { GridMap } from './gridMap'
import { mostAcross } from './gridMap'
import type { GridWord } from './gridWords'
import { isBenchmark, readBenchmark } from './benchmarkMap'

/** A row of a map's text, and the line that it stands in, from 1. */
export interface TextRow {
  readonly line: number
  readonly text: string
}

const signs: ReadonlyMap<string, number> = new Map([
  ['.', 1],
  ['S', 1],
  ['G', 1],
  ['#', 0],
  ['@', 0],
  ...Array.from({ length: 9 }, (_, at): [string, number] => [String(at + 1), at + 1]),
])

/**
 * Reads a map, a row a line (or between slashes): `.` is a free cell, `#` or `@` a wall, a digit
 * from 1 to 9 a cell that costs so much to enter, `S` the start and `G` the goal, each of them once
 * and with a cost of 1. A map of the public grid benchmarks is known by its header and read too.
 */
export function readGrid(text: string): Result<GridMap, Told> {
  const rows = rowsOf(text)
  if (rows.length === 0) return wrongGrid('grid.empty')
  return isBenchmark(rows) ? readBenchmark(rows) : readPlain(rows)
}

/** Writes a map so that `readGrid` reads it again. */
export function formatGrid({ width, height, costs, start, goal }: GridMap): string {
  const sign = (cell: number) => {
    if (cell === start) return 'S'
    if (cell === goal) return 'G'
    if (costs[cell] === 0) return '#'
    return costs[cell] === 1 ? '.' : String(costs[cell])
  }
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => sign(row * width + column)).join(''),
  ).join('\n')
}

/** The text of a map with a row a line, without what does not count. */
export function onePerLine(text: string): string {
  return rowsOf(text)
    .map((row) => row.text)
    .join('\n')
}

/** The lines of a text without empty ones before and behind, and without spaces at their ends. */
function rowsOf(text: string): readonly TextRow[] {
  const rows = text
    .split(/\r\n|[\r\n/]/)
    .map((each, at): TextRow => ({ line: at + 1, text: each.trimEnd() }))
  const first = rows.findIndex((row) => row.text !== '')
  const last = rows.findLastIndex((row) => row.text !== '')
  return first < 0 ? [] : rows.slice(first, last + 1)
}

function readPlain(rows: readonly TextRow[]): Result<GridMap, Told> {
  const width = rows[0].text.length
  const ends: { S?: number; G?: number } = {}
  const read = readRows(rows, width, (sign, cell) => {
    if (sign !== 'S' && sign !== 'G') return signs.get(sign) ?? 'grid.unknownSign'
    if (ends[sign] !== undefined) return sign === 'S' ? 'grid.twice.start' : 'grid.twice.goal'
    ends[sign] = cell
    return 1
  })
  if (!read.ok) return read
  return {
    ok: true,
    value: { width, height: rows.length, costs: read.value, start: ends.S, goal: ends.G },
  }
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
        return wrongGrid(cost, { line, column: column + 1, text: text[column] })
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

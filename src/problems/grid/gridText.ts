import type { Result } from '../result'
import type { Told } from '../told'
import { isBenchmark, readBenchmark } from './benchmarkMap'
import type { GridMap } from './gridMap'
import { readRows, rowsOf, wrongGrid } from './mapRows'
import type { TextRow } from './mapRows'

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

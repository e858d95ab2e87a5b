import type { Cell } from '../cell'
import type { Result } from '../result'
import type { Told } from '../told'
import type { GridMap } from './gridMap'
import { readRows, wrongGrid } from './mapRows'
import type { TextRow } from './mapRows'

const headerLines = 4

const terrain: ReadonlyMap<string, number> = new Map([
  ['.', 1],
  ['G', 1],
  ['S', 1],
  ['@', 0],
  ['O', 0],
  ['T', 0],
  ['W', 0],
])

/** Whether rows are a map of the public grid benchmarks, which begins with its type. */
export function isBenchmark([first]: readonly TextRow[]): boolean {
  return /^type\s/i.test(first.text)
}

/**
 * Reads a map of the public grid benchmarks: `type octile`, `height`, `width` and `map`, each in a
 * line, then a row a line. Passable are `.`, `G` and the swamp `S`, which costs no more; `@`, `O`,
 * trees `T` and water `W` are walls: there, water can only be crossed by who is in it already. Such
 * a map has no start and no goal.
 *
 * Source: N. Sturtevant, "Benchmarks for grid-based pathfinding", IEEE Transactions on Computational
 * Intelligence and AI in Games 4 (2012), 144–148.
 */
export function readBenchmark(rows: readonly TextRow[]): Result<GridMap, Told> {
  const header = [/^type\s+octile$/i, /^height\s+(\d{1,9})$/i, /^width\s+(\d{1,9})$/i, /^map$/i]
  const found = header.map((each, at) => each.exec(rows.at(at)?.text ?? ''))
  const missing = found.indexOf(null)
  if (missing >= 0) {
    const { line, text } = rows[missing] ?? { line: rows[rows.length - 1].line + 1, text: '' }
    return wrongGrid('grid.header', { line, column: 1, text })
  }
  const [height, width] = [found[1], found[2]].map((match) => Number(match?.[1]))
  const cells = rows.slice(headerLines)
  if (cells.length !== height || width === 0) {
    const { line } = rows[1]
    return wrongGrid('grid.headerSize', { line, column: 1, height, width, rows: cells.length })
  }
  const read = readRows(cells, width, (sign) => terrain.get(sign) ?? 'grid.unknownSign')
  if (!read.ok) return read
  return {
    ok: true,
    value: { width, height, costs: read.value, start: undefined, goal: undefined },
  }
}

/** A task of the public grid benchmarks: the ends of a way on a map, and how long it is at least. */
export interface Scenario {
  readonly bucket: number
  readonly map: string
  readonly width: number
  readonly height: number
  readonly start: Cell
  readonly goal: Cell
  /** With diagonal steps of √2 that cut no corners. */
  readonly optimal: number
}

/**
 * Reads the lines of a `.scen` file, each `bucket map width height sx sy gx gy optimal` with columns
 * and rows from 0. The line of the version, and what is no scenario, is left out.
 */
export function readScenarios(text: string): readonly Scenario[] {
  return text.split(/\r\n|[\r\n]/).flatMap((line) => {
    const fields = line.trim().split(line.includes('\t') ? /\t+/ : /\s+/)
    if (fields.length !== 9) return []
    const numbers = fields.map(Number)
    const [bucket, , width, height, sx, sy, gx, gy, optimal] = numbers
    const whole = [bucket, width, height, sx, sy, gx, gy]
    if (!whole.every((each) => Number.isInteger(each) && each >= 0) || !(optimal >= 0)) return []
    const [start, goal] = [
      { column: sx, row: sy },
      { column: gx, row: gy },
    ]
    return [{ bucket, map: fields[1], width, height, start, goal, optimal }]
  })
}

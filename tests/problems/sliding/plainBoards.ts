/** A board as text: one hexadecimal digit a cell, row by row; 0 is the blank. */
export type PlainBoard = string

type Direction = 'up' | 'left' | 'right' | 'down'

export interface PlainStep {
  readonly direction: Direction
  readonly board: PlainBoard
}

/** Every board that one move of the blank makes: up, left, right, down, where there is a cell. */
export function plainSteps(board: PlainBoard, columns: number): readonly PlainStep[] {
  const blank = board.indexOf('0')
  const column = blank % columns
  const steps: PlainStep[] = []
  const add = (direction: Direction, from: number) =>
    steps.push({ direction, board: swapped(board, blank, from) })
  if (blank >= columns) add('up', blank - columns)
  if (column > 0) add('left', blank - 1)
  if (column < columns - 1) add('right', blank + 1)
  if (blank + columns < board.length) add('down', blank + columns)
  return steps
}

function swapped(board: PlainBoard, one: number, other: number): PlainBoard {
  const cells = board.split('')
  ;[cells[one], cells[other]] = [cells[other], cells[one]]
  return cells.join('')
}

/** The distances that were asked for, by the board that they are from and its columns. */
const known = new Map<string, ReadonlyMap<PlainBoard, number>>()

/** The distance of every board that can be reached, by a search with nothing but strings. */
export function distancesFrom(board: PlainBoard, columns: number): ReadonlyMap<PlainBoard, number> {
  const key = `${columns} ${board}`
  const distances = known.get(key) ?? searchedFrom(board, columns)
  known.set(key, distances)
  return distances
}

function searchedFrom(board: PlainBoard, columns: number): ReadonlyMap<PlainBoard, number> {
  const distances = new Map([[board, 0]])
  // A map goes on to the entries that are added while it is walked through.
  for (const [reached, distance] of distances) {
    for (const next of plainSteps(reached, columns)) {
      if (!distances.has(next.board)) distances.set(next.board, distance + 1)
    }
  }
  return distances
}

/** How many boards there are at each distance. */
export function perDistance(distances: ReadonlyMap<PlainBoard, number>): readonly number[] {
  const counts: number[] = []
  for (const distance of distances.values()) counts[distance] = (counts[distance] ?? 0) + 1
  return counts
}

/** How many shortest ways each board has to the one that the distances are from. */
export function shortestWays(
  distances: ReadonlyMap<PlainBoard, number>,
  columns: number,
): ReadonlyMap<PlainBoard, number> {
  const ways = new Map<PlainBoard, number>()
  // The distances come in increasing order, so all boards that are nearer have been counted.
  for (const [board, distance] of distances) {
    const counts = plainSteps(board, columns).map((next) =>
      distances.get(next.board) === distance - 1 ? (ways.get(next.board) ?? 0) : 0,
    )
    ways.set(board, distance === 0 ? 1 : counts.reduce((sum, count) => sum + count))
  }
  return ways
}

export function toPlain(cells: readonly number[]): PlainBoard {
  return cells.map((tile) => tile.toString(16)).join('')
}

export function toCells(board: PlainBoard): number[] {
  return [...board].map((digit) => parseInt(digit, 16))
}

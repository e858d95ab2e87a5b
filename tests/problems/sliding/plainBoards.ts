/** A board as text: one hexadecimal digit a cell, row by row; 0 is the blank. */
export type PlainBoard = string

type Direction = 'up' | 'left' | 'right' | 'down'

export interface PlainStep {
  readonly direction: Direction
  readonly board: PlainBoard
}

/** Every board that one move of the blank makes: up, left, right, down, where there is a cell. */
export function plainSteps(board: PlainBoard, columns: number): readonly PlainStep[] {
  const lines = Array.from({ length: board.length / columns }, (_, row) => [
    ...board.slice(row * columns, (row + 1) * columns),
  ])
  const y = lines.findIndex((line) => line.includes('0'))
  const x = lines[y].indexOf('0')
  const targets = [
    { direction: 'up', x, y: y - 1 },
    { direction: 'left', x: x - 1, y },
    { direction: 'right', x: x + 1, y },
    { direction: 'down', x, y: y + 1 },
  ] as const
  return targets.flatMap((target) => {
    const tile = lines[target.y]?.[target.x]
    if (tile === undefined) return []
    const moved = lines.map((line) => [...line])
    moved[y][x] = tile
    moved[target.y][target.x] = '0'
    return [{ direction: target.direction, board: moved.flat().join('') }]
  })
}

/** The distance of every board that can be reached, by a search with nothing but strings. */
export function distancesFrom(board: PlainBoard, columns: number): ReadonlyMap<PlainBoard, number> {
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

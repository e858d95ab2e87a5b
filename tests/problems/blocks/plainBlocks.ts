import type { Metric } from '../../../src/problems/blocks/reach'
import type { Direction } from '../../../src/problems/told'

/** A board as text: rows of letters joined by slashes, `.` for an empty cell. */
export type PlainBoard = string

export interface PlainMove {
  readonly label: string
  readonly path: readonly Direction[]
  readonly board: PlainBoard
}

const steps = { up: [0, -1], left: [-1, 0], right: [1, 0], down: [0, 1] } as const
const directions = ['up', 'left', 'right', 'down'] as const

/** Every move from a board: block by block in reading order, then by direction and length. */
export function plainMoves(board: PlainBoard, metric: Metric): readonly PlainMove[] {
  return labelsOf(board).flatMap((label) => movesOf(board, label, metric))
}

/** The letters in reading order of their first cells. */
function labelsOf(board: PlainBoard): readonly string[] {
  return [...new Set(board)].filter((letter) => /[A-Za-z]/.test(letter))
}

/** The cell in which a block begins, counted row by row. */
export function cornerOf(board: PlainBoard, label: string): number {
  return board.replaceAll('/', '').indexOf(label)
}

/** The same text for boards with equal shapes in equal places, the target told apart. */
export function shapesOf(board: PlainBoard, target: string): string {
  const shapes = labelsOf(board).map((label) => {
    const rows = board.split('/').filter((row) => row.includes(label))
    const width = [...rows[0]].filter((letter) => letter === label).length
    const size = `${width}x${rows.length} in ${cornerOf(board, label)}`
    return label === target ? `target ${size}` : size
  })
  return shapes.join(', ')
}

export function mirrored(board: PlainBoard): PlainBoard {
  return board
    .split('/')
    .map((row) => [...row].reverse().join(''))
    .join('/')
}

/** The distance of every board that can be reached, by a search with nothing but strings. */
export function plainDistances(
  start: PlainBoard,
  metric: Metric,
  key: (board: PlainBoard) => string,
): ReadonlyMap<string, { readonly board: PlainBoard; readonly distance: number }> {
  const reached = new Map([[key(start), { board: start, distance: 0 }]])
  // A map goes on to the entries that are added while it is walked through.
  for (const { board, distance } of reached.values()) {
    for (const next of plainMoves(board, metric)) {
      const found = key(next.board)
      if (!reached.has(found)) reached.set(found, { board: next.board, distance: distance + 1 })
    }
  }
  return reached
}

function movesOf(board: PlainBoard, label: string, metric: Metric): readonly PlainMove[] {
  const stay: PlainMove = { label, path: [], board }
  const next = (from: PlainMove) => directions.flatMap((direction) => step(from, direction))
  if (metric === 'cell') return next(stay)
  if (metric === 'straight') {
    return directions.flatMap((direction) => {
      const [first] = step(stay, direction)
      const line = first ? [first] : []
      for (const last of line) line.push(...step(last, direction))
      return line
    })
  }
  const found = [stay]
  for (const from of found) {
    const known = () => new Set(found.map((move) => move.board))
    for (const move of next(from)) if (!known().has(move.board)) found.push(move)
  }
  return found.slice(1)
}

/** The move that goes one step further, if there is room. */
function step({ label, path, board }: PlainMove, direction: Direction): readonly PlainMove[] {
  const rows = board.split('/').map((row) => [...row])
  const [right, down] = steps[direction]
  const cells = rows.flatMap((row, y) =>
    row.flatMap((letter, x) => (letter === label ? [{ x: x + right, y: y + down }] : [])),
  )
  const isFree = (letter: string | undefined) => letter === '.' || letter === label
  if (!cells.every(({ x, y }) => isFree(rows[y]?.[x]))) return []
  const moved = rows.map((row) => row.map((letter) => (letter === label ? '.' : letter)))
  for (const { x, y } of cells) moved[y][x] = label
  const after = moved.map((row) => row.join('')).join('/')
  return [{ label, path: [...path, direction], board: after }]
}

import type { Pegs } from './packing'

/** A jump from a hole: the hole jumped over, which loses its peg, and the hole landed in. */
export interface Jump {
  readonly over: number
  readonly to: number
}

/** A board of peg solitaire; its holes are numbered in reading order. */
export interface PegBoard {
  readonly name: string
  /** What its full start is known as. */
  readonly fullName: string
  readonly columns: number
  readonly rows: number
  /** Where each hole is drawn, in cells. */
  readonly holes: readonly HolePlace[]
  /** The jumps from each hole, in the order in which they are tried. */
  readonly jumps: readonly (readonly Jump[])[]
  /** The hole that is empty at the start; the last peg is to end there. */
  readonly vacancy: number
  /** The hole from which the first jump may be taken for granted, by symmetry. */
  readonly firstFrom?: number
}

export interface HolePlace {
  readonly x: number
  readonly y: number
}

const hoppersHoles = holesOf(['o.o.o', '.o.o.', 'o.o.o', '.o.o.', 'o.o.o'])
const englishHoles = holesOf([
  '..ooo..',
  '..ooo..',
  'ooooooo',
  'ooooooo',
  'ooooooo',
  '..ooo..',
  '..ooo..',
])
const triangleHoles = Array.from({ length: 5 }, (_, y) =>
  Array.from({ length: y + 1 }, (_, at) => ({ x: (4 - y) / 2 + at, y })),
).flat()

/** The boards there are, in the order shown. */
export const pegBoards: readonly PegBoard[] = [
  {
    name: 'pegs-13',
    fullName: 'hoppers',
    columns: 5,
    rows: 5,
    holes: hoppersHoles,
    // In the order of the figures in the literature; not always by increasing hole.
    jumps: [
      jumps([1, 2], [3, 6], [5, 10]),
      jumps([3, 5], [6, 11], [4, 7]),
      jumps([1, 0], [4, 6], [7, 12]),
      jumps([6, 9]),
      jumps([6, 8]),
      jumps([3, 1], [6, 7], [8, 11]),
      jumps([3, 0], [4, 2], [8, 10], [9, 12]),
      jumps([4, 1], [6, 5], [9, 11]),
      jumps([6, 4]),
      jumps([6, 3]),
      jumps([5, 0], [8, 6], [11, 12]),
      jumps([8, 5], [6, 1], [9, 7]),
      jumps([11, 10], [9, 6], [7, 2]),
    ],
    vacancy: 6,
    firstFrom: 0,
  },
  {
    name: 'pegs-15',
    fullName: 'triangle',
    columns: 5,
    rows: 5,
    holes: triangleHoles,
    jumps: straightJumps(triangleHoles, [
      { x: -0.5, y: -1 },
      { x: 0.5, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
      { x: -0.5, y: 1 },
      { x: 0.5, y: 1 },
    ]),
    vacancy: 0,
  },
  {
    name: 'pegs-33',
    fullName: 'english',
    columns: 7,
    rows: 7,
    holes: englishHoles,
    jumps: straightJumps(englishHoles, [
      { x: 0, y: -1 },
      { x: -1, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]),
    vacancy: 16,
  },
]

/**
 * The board that has a name.
 *
 * @throws TypeError where none has it
 */
export function pegBoard(name: string): PegBoard {
  const board = pegBoards.find((each) => each.name === name)
  if (!board) throw new TypeError(`${name} is the name of no board of pegs`)
  return board
}

/** A peg in every hole but the one that is empty at the start. */
export function fullPegs({ holes, vacancy }: PegBoard): Pegs {
  return holes.map((_, hole) => hole !== vacancy)
}

/** The places of the holes in a picture of the board, row by row. */
function holesOf(rows: readonly string[]): readonly HolePlace[] {
  return rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === 'o' ? [{ x, y }] : [])))
}

function jumps(...pairs: readonly (readonly [over: number, to: number])[]): readonly Jump[] {
  return pairs.map(([over, to]) => ({ over, to }))
}

/** The jumps of a board where a peg jumps over a neighbour: up, then left, right, and down. */
function straightJumps(
  holes: readonly HolePlace[],
  steps: readonly HolePlace[],
): readonly (readonly Jump[])[] {
  const holeAt = (x: number, y: number) => holes.findIndex((hole) => hole.x === x && hole.y === y)
  return holes.map(({ x, y }) =>
    steps
      .map((step) => ({
        over: holeAt(x + step.x, y + step.y),
        to: holeAt(x + 2 * step.x, y + 2 * step.y),
      }))
      .filter(({ over, to }) => over >= 0 && to >= 0),
  )
}

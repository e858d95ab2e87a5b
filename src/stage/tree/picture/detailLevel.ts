import type { Scene } from '../../../problems/scene'

/**
 * How strongly a level is drawn at each detail level, from 0 to 1: as density where marks would
 * touch, as marks, and as boards on top of them. Between two of these both are drawn, so that
 * zooming is even.
 */
export interface DetailOpacity {
  readonly density: number
  readonly marks: number
  readonly boards: number
}

/** Of a level that is drawn as density. */
export const allDensity: DetailOpacity = { density: 1, marks: 0, boards: 0 }

/** A mark is not drawn smaller than this, in pixels. */
export const leastMark = 3
/** The room that a level has for each of its nodes, as a share of their size, where it is all marks. */
const fullRoom = 0.9
const leastRoom = 0.6

/** Sizes of boards, in pixels. */
export interface BoardSizes {
  /** From which on they are drawn, and from which on nothing else is. */
  readonly least: number
  readonly full: number
  /** From which on they can be read from the back row. */
  readonly legible: number
}

const smallestBoard = 22
const largestLeast = 44
const perCell = 15
const ofFrame = 6
const fading = 3
// Places are rounded: a board that is as large as it has to be may be a trifle smaller.
const spare = 0.5
// A digit of 16 pixels takes seven tenths of a cell.
const perLegibleCell = 23
const perPlainCell = 11
const mostLegible = 110

/**
 * @param cells how many cells the longer side of a board has: fewer can be read when smaller
 * @param isLettered whether there are digits or letters in them
 * @param letters how much larger letters are than by default
 */
export function boardSizes(cells = 3, isLettered = true, letters = 1): BoardSizes {
  // Of few cells each can be small and still be told from the others.
  const wanted = cells * perCell - ofFrame
  const least = Math.min(largestLeast, Math.max(smallestBoard, wanted))
  const legible = cells * (isLettered ? perLegibleCell : perPlainCell) + ofFrame + 2
  return {
    least: least * letters,
    full: least * letters + fading,
    legible: Math.min(mostLegible, Math.max(least + fading + spare, legible)) * letters,
  }
}

/** The sizes of the boards of which one is given as a scene. */
export function boardSizesOf({ columns, rows, parts }: Scene, letters: number): BoardSizes {
  const isLettered = parts.some(({ label }) => label !== '')
  return boardSizes(Math.max(columns, rows), isLettered, letters)
}

/** What a level has to choose from, in pixels. */
interface LevelSizes {
  /** How large a node is as a mark, and how large it can be as a board. */
  readonly mark: number
  readonly board: number
  /** The room across that each node has. */
  readonly room: number
}

/** @param boards the sizes at which nodes become boards */
export function detailOpacity(
  { mark, board, room }: LevelSizes,
  boards = boardSizes(),
): DetailOpacity {
  const fits = between(room, mark * leastRoom, mark * fullRoom)
  const marks = Math.min(fits, between(mark, leastMark, leastMark + 1))
  return { density: 1 - marks, marks, boards: between(board, boards.least, boards.full) }
}

/** The one detail level that is the stronger, where two are drawn: for a picture that rests. */
export function settledOpacity({ marks, boards }: DetailOpacity): DetailOpacity {
  const shown = Math.round(marks)
  return { density: 1 - shown, marks: shown, boards: Math.round(boards) }
}

function between(size: number, least: number, full: number): number {
  return Math.min(1, Math.max(0, (size - least) / (full - least)))
}

import type { CellPart, Scene, ScenePart } from '../problems/scene'
import { endOf, isSameSpot } from './moves'
import type { PlayMove } from './moves'

/** A piece on the board, which keeps its number wherever it goes. */
export interface NumberedPiece {
  readonly id: number
  readonly part: CellPart
}

/** The pieces of a scene, numbered in its order. */
export function numberedPieces({ parts }: Scene): readonly NumberedPiece[] {
  return parts.filter(isPiece).map((part, id) => ({ id, part }))
}

/** The pieces after a move, in the order of their numbers; those that were taken away are left out. */
export function piecesAfter(
  before: readonly NumberedPiece[],
  move: PlayMove,
  { parts }: Scene,
): readonly NumberedPiece[] {
  if (move.way.length === 0) return before
  const [from, to] = [move.way[0], endOf(move)]
  return parts
    .filter(isPiece)
    .map((part) => {
      const came = isSameSpot(part, to) ? from : part
      const piece = before.find((each) => isSameSpot(each.part, came))
      if (!piece) throw new Error('a piece on the board came from nowhere')
      return { id: piece.id, part }
    })
    .sort((one, other) => one.id - other.id)
}

/** The scene without its pieces, each of which leaves what is under it. */
export function groundOf({ columns, rows, parts }: Scene): Scene {
  const ground = parts.flatMap((part): ScenePart[] => {
    if (part.shape === 'exit') return []
    if (!isPiece(part)) return [part]
    if (part.shape === 'peg') return [{ ...part, shape: 'hole' }]
    const { width, height } = part
    return Array.from({ length: width * height }, (_, cell) => ({
      shape: 'hollow',
      x: part.x + (cell % width),
      y: part.y + Math.floor(cell / width),
      width: 1,
      height: 1,
      label: '',
      home: false,
    }))
  })
  return { columns, rows, parts: ground }
}

function isPiece(part: ScenePart): part is CellPart {
  return part.shape === 'tile' || part.shape === 'block' || part.shape === 'peg'
}

import type { Board } from './board'
import type { Kind } from './kinds'
import type { Block } from './layout'

/** A block as it stands in a state. */
export interface Piece extends Block {
  /** The number of its kind; 0 is the block that must leave. */
  readonly kind: number
  /** True when no other block is equal to it, so that its letter tells it in every state. */
  readonly alone: boolean
}

/**
 * The blocks on a board in reading order, each with its letter: the letters of a kind are given
 * out in reading order, so a letter may pass to another block of the kind when they change order.
 */
export function piecesOn(board: Board, kinds: readonly Kind[]): readonly Piece[] {
  const given = kinds.map(() => 0)
  const pieces: Piece[] = []
  board.placeOfCell.forEach((place, cell) => {
    const kind = board.symbols[place] - 1
    if (kind < 0 || kind >= kinds.length) return
    const { labels, width, height } = kinds[kind]
    const alone = labels.length === 1
    pieces.push({ label: labels[given[kind]++], cell, width, height, kind, alone })
  })
  return pieces
}

import type { ScenePart } from '../../problems/scene'
import type { Message } from '../../words/message'
import { blockSize } from '../../words/move'

/** What a piece is called, and whether it can move. */
export function pieceName(part: ScenePart, canMove: boolean): Message {
  return { key: `play.piece.${canMove ? 'can' : 'cannot'}`, values: { piece: ownName(part) } }
}

function ownName(part: ScenePart): Message {
  const { shape, label, x, y } = part
  if (shape === 'tile' || shape === 'peg') return { key: `play.piece.${shape}`, values: { label } }
  if (label !== '') return { key: 'play.piece.block', values: { label } }
  return {
    key: 'play.piece.equalBlock',
    values: { size: blockSize(part), column: x + 1, row: y + 1 },
  }
}

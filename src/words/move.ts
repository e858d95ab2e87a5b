import type { Direction, Move, PiecePlace } from '../problems/problem'
import type { Message } from './message'

/** A move as it can be told: of jumps, the holes jumped over too, one for each jump. */
export type ToldMove =
  | Extract<Move, { kind: 'slide' }>
  | (Extract<Move, { kind: 'jump' }> & { readonly over: readonly number[] })

/** How a move is told: to begin a sentence, as the undoing of the last one, as a fact, in short. */
export type Telling = 'moves' | 'movesBack' | 'moved' | 'short'

export function moveMessage(move: ToldMove, telling: Telling): Message {
  if (move.kind === 'slide') {
    const { piece, path, place } = move
    const way = inTurn(straights(path))
    if (place) {
      const values = { size: blockSize(place), ...counted(place), way }
      return { key: `move.equalBlock.${telling}`, values }
    }
    // Tiles have numbers, blocks have letters.
    const who = /^\d+$/.test(piece) ? 'tile' : 'block'
    return { key: `move.${who}.${telling}`, values: { piece, way } }
  }
  const [from, ...landings] = move.holes
  const jumps = landings.map((landing, jump): Message => {
    return { key: `move.jump.${telling}`, values: { over: move.over[jump], landing } }
  })
  return { key: `move.peg.${telling}`, values: { from, way: inTurn(jumps) } }
}

/** The place of a block where there is no room for words: "r4c2". */
export function placeSign(place: Pick<PiecePlace, 'row' | 'column'>): Message {
  return { key: 'move.placeSign', values: counted(place) }
}

/** Counted from 1, as people do; only the notation of moves counts from 0. */
function counted({ row, column }: Pick<PiecePlace, 'row' | 'column'>) {
  return { row: row + 1, column: column + 1 }
}

/** What a block is called by its size. */
export function blockSize({ width, height }: Pick<PiecePlace, 'width' | 'height'>): Message {
  if (width === 1 && height === 1) return { key: 'move.size.small' }
  if (width === 1 && height === 2) return { key: 'move.size.tall' }
  if (width === 2 && height === 1) return { key: 'move.size.wide' }
  return { key: 'move.size.other', values: { width, height } }
}

/** A way cell by cell as its straight parts: "right 2 cells", "down". */
function straights(path: readonly Direction[]): readonly Message[] {
  const turns = path.flatMap((each, cell) => (cell === 0 || each !== path[cell - 1] ? [cell] : []))
  return turns.map((cell, turn) => {
    const count = (turns[turn + 1] ?? path.length) - cell
    const direction: Message = { key: `common.direction.${path[cell]}` }
    return { key: 'move.cells', values: { count, direction } }
  })
}

function inTurn(messages: readonly Message[]): Message {
  return messages.reduceRight((rest, first) => ({ key: 'move.then', values: { first, rest } }))
}

import type { Direction, Move, PiecePlace } from '../problems/told'
import { ferryMessage, ferrySign } from './ferryMove'
import { say } from './message'
import type { Message } from './message'
import { pourMessage, pourSign } from './pourMove'
import { quoted } from './quoted'

type Slide = Extract<Move, { kind: 'slide' }>
type Jump = Extract<Move, { kind: 'jump' }> & { readonly over: readonly number[] }
type Cross = Extract<Move, { kind: 'cross' }>
type Disc = Extract<Move, { kind: 'disc' }>

/** A move as it can be told: of jumps, the holes jumped over too, one for each jump. */
export type ToldMove = Exclude<Move, { kind: 'jump' }> | Jump

/** How a move is told: to begin a sentence, as the undoing of the last one, as a fact, in short. */
export type Telling = 'moves' | 'movesBack' | 'moved' | 'short'

export function moveMessage(move: ToldMove, telling: Telling): Message {
  switch (move.kind) {
    case 'slide':
      return slideMessage(move, telling)
    case 'jump':
      return jumpMessage(move, telling)
    case 'cross':
      return crossMessage(move, telling)
    case 'ferry':
      return ferryMessage(move, telling)
    case 'pour':
      return pourMessage(move, telling)
    case 'turn':
      return { key: `problems.move.pancakes.${telling}`, values: { count: move.count } }
    case 'disc':
      return discMessage(move, telling)
    case 'go':
      return goMessage(move, telling)
    case 'step':
      return stepMessage(move, telling)
  }
}

/** Names may come from outside. */
function goMessage({ from, to }: Extract<Move, { kind: 'go' }>, telling: Telling): Message {
  return {
    key: `problems.move.graph.${telling}`,
    values: { from: quoted(from), to: quoted(to) },
  }
}

function stepMessage({ direction }: Extract<Move, { kind: 'step' }>, telling: Telling): Message {
  const way: Message = { key: `problems.move.grid.direction.${direction}` }
  return { key: `problems.move.grid.${telling}`, values: { direction: way } }
}

function slideMessage({ piece, path, place }: Slide, telling: Telling): Message {
  const way = inTurn(straights(path))
  if (place) {
    const values = { size: blockSize(place), ...counted(place), way }
    return { key: `move.equalBlock.${telling}`, values }
  }
  // Tiles have numbers, blocks have letters.
  const who = /^\d+$/.test(piece) ? 'tile' : 'block'
  return { key: `move.${who}.${telling}`, values: { piece, way } }
}

function jumpMessage({ holes, over }: Jump, telling: Telling): Message {
  const [from, ...landings] = holes
  const jumps = landings.map((landing, jump): Message => {
    return { key: `move.jump.${telling}`, values: { over: over[jump], landing } }
  })
  return { key: `move.peg.${telling}`, values: { from, way: inTurn(jumps) } }
}

function crossMessage({ missionaries, cannibals, to }: Cross, telling: Telling): Message {
  const crossing: Message[] = []
  if (missionaries > 0) {
    crossing.push({
      key: 'problems.move.missionaries.missionaries',
      values: { count: missionaries },
    })
  }
  if (cannibals > 0) {
    crossing.push({ key: 'problems.move.missionaries.cannibals', values: { count: cannibals } })
  }
  const [first, second] = crossing
  const who: Message = second
    ? { key: 'problems.move.missionaries.both', values: { missionaries: first, cannibals: second } }
    : first
  const side: Message = { key: `problems.move.missionaries.side.${to}` }
  const values = { count: missionaries + cannibals, who, side }
  return { key: `problems.move.missionaries.${telling}`, values }
}

function discMessage({ disc, to }: Disc, telling: Telling): Message {
  return { key: `problems.move.hanoi.${telling}`, values: { disc, peg: to } }
}

const arrows = {
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  'up-left': '↖',
  'up-right': '↗',
  'down-left': '↙',
  'down-right': '↘',
} as const

/** A move in signs, where there is no room for words: "4↑", "B→→↓", "r4c2↓", "0-6-10", "1M1C→", "3↻", "1→C". */
export function moveSign(move: Move): string {
  switch (move.kind) {
    case 'slide': {
      const piece = move.place ? say(placeSign(move.place)) : move.piece
      return piece + move.path.map((direction) => arrows[direction]).join('')
    }
    case 'jump':
      return move.holes.join('-')
    case 'cross':
      return loadSign(move).map(say).join('') + arrows[move.to]
    case 'go':
      return move.to
    case 'step':
      return arrows[move.direction]
    case 'turn':
      return `${move.count}↻`
    case 'disc':
      return `${move.disc}${arrows.right}${move.to}`
    case 'ferry':
      return ferrySign(move) + arrows[move.to]
    case 'pour':
      return pourSign(move)
  }
}

/** Who crosses: "1M", "1C". */
function loadSign({ missionaries, cannibals }: Cross): readonly Message[] {
  const key = 'problems.move.missionaries.sign'
  return [
    ...(missionaries > 0
      ? [{ key: `${key}.missionaries`, values: { count: missionaries } } as const]
      : []),
    ...(cannibals > 0 ? [{ key: `${key}.cannibals`, values: { count: cannibals } } as const] : []),
  ]
}

/** The place of a block where there is no room for words: "r4c2". */
function placeSign(place: Pick<PiecePlace, 'row' | 'column'>): Message {
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

import type { Move } from '../../puzzles/puzzle'

const arrows = { up: '↑', down: '↓', left: '←', right: '→' } as const

/** A move in signs, where there is no room for words: "4↑", "B→→↓", "1,3↓", "0-6-10". */
export function moveSign(move: Move): string {
  if (move.kind === 'jump') return move.holes.join('-')
  const piece = move.place ? `${move.place.column},${move.place.row}` : move.piece
  return piece + move.path.map((direction) => arrows[direction]).join('')
}

import type { Move } from '../../problems/problem'
import { say } from '../../words/message'
import { placeSign } from '../../words/move'

const arrows = { up: '↑', down: '↓', left: '←', right: '→' } as const

/** A move in signs, where there is no room for words: "4↑", "B→→↓", "r4c2↓", "0-6-10". */
export function moveSign(move: Move): string {
  if (move.kind === 'jump') return move.holes.join('-')
  const piece = move.place ? say(placeSign(move.place)) : move.piece
  return piece + move.path.map((direction) => arrows[direction]).join('')
}

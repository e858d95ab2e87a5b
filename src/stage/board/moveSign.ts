import type { Move } from '../../problems/told'
import { say } from '../../words/message'
import { loadSign, placeSign } from '../../words/move'

const arrows = { up: '↑', down: '↓', left: '←', right: '→' } as const

/** A move in signs, where there is no room for words: "4↑", "B→→↓", "r4c2↓", "0-6-10", "1M1C→". */
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
  }
}

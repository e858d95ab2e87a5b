import { describe, expect, it } from 'vitest'
import { say } from '../../src/words/message'
import { moveMessage } from '../../src/words/move'
import type { Telling, ToldMove } from '../../src/words/move'

const moves = {
  tile: { kind: 'slide', piece: '4', path: ['down'] },
  straight: { kind: 'slide', piece: 'B', path: ['right', 'right'] },
  bent: { kind: 'slide', piece: 'B', path: ['right', 'down'] },
  winding: { kind: 'slide', piece: 'B', path: ['up', 'up', 'up', 'left', 'down', 'down'] },
  equal: {
    ...{ kind: 'slide', piece: '', path: ['down', 'down'] },
    place: { column: 1, row: 3, width: 1, height: 2 },
  },
  large: {
    ...{ kind: 'slide', piece: '', path: ['left'] },
    place: { column: 2, row: 0, width: 2, height: 2 },
  },
  jump: { kind: 'jump', holes: [3, 0], over: [1] },
  alone: { kind: 'ferry', load: [], to: 'right' },
  withOne: { kind: 'ferry', load: ['goat'], to: 'left' },
  withTwo: { kind: 'ferry', load: ['wolf', 'cabbage'], to: 'right' },
  fill: { kind: 'pour', into: 'A', litres: 4 },
  empty: { kind: 'pour', from: 'B', litres: 3 },
  litre: { kind: 'pour', from: 'A', into: 'B', litres: 1 },
  pour: { kind: 'pour', from: 'B', into: 'A', litres: 3 },
  chain: { kind: 'jump', holes: [0, 6, 10, 12], over: [3, 8, 11] },
} as const satisfies Record<string, ToldMove>

const told: readonly (readonly [keyof typeof moves, Telling, string])[] = [
  ['tile', 'moves', 'Tile 4 moves down'],
  ['tile', 'movesBack', 'Tile 4 moves back down'],
  ['tile', 'moved', 'tile 4 moved down'],
  ['tile', 'short', 'tile 4 down'],
  ['straight', 'moves', 'Block B moves right 2 cells'],
  ['straight', 'movesBack', 'Block B moves back right 2 cells'],
  ['bent', 'moves', 'Block B moves right, then down'],
  ['bent', 'moved', 'block B moved right, then down'],
  ['winding', 'short', 'block B up 3 cells, then left, then down 2 cells'],
  ['equal', 'moves', 'The tall block in row 4, column 2 moves down 2 cells'],
  ['equal', 'short', 'the tall block in row 4, column 2 down 2 cells'],
  ['large', 'moved', 'the 2 × 2 block in row 1, column 3 moved left'],
  ['jump', 'moves', 'The peg in hole 3 jumps over 1 and lands in 0'],
  ['jump', 'moved', 'the peg in hole 3 jumped over 1 and landed in 0'],
  ['jump', 'short', 'the peg in hole 3 over 1 to 0'],
  [
    'chain',
    'moves',
    'The peg in hole 0 jumps over 3 and lands in 6, then jumps over 8 and lands in 10, then jumps over 11 and lands in 12',
  ],
  ['alone', 'moves', 'The farmer crosses alone to the right'],
  ['alone', 'movesBack', 'The farmer crosses back alone to the right'],
  ['withOne', 'moves', 'The farmer takes the goat to the left'],
  ['withOne', 'movesBack', 'The farmer takes the goat back to the left'],
  ['withTwo', 'moved', 'the farmer took the wolf and the cabbage to the right'],
  ['withTwo', 'short', 'the wolf and the cabbage to the right'],
  ['fill', 'moves', 'Jug A is filled'],
  ['empty', 'moved', 'jug B was emptied'],
  ['litre', 'moves', '1 liter is poured from jug A into jug B'],
  ['pour', 'movesBack', '3 liters are poured back from jug B into jug A'],
  ['pour', 'short', '3 liters from B into A'],
  ['chain', 'short', 'the peg in hole 0 over 3 to 6, then over 8 to 10, then over 11 to 12'],
]

describe('a move in words', () => {
  it.each(told)('of a %s, to say what it %s: %s', (move, telling, words) => {
    expect(say(moveMessage(moves[move], telling))).toBe(words)
  })
})

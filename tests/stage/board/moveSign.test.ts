import { expect, it } from 'vitest'
import type { Move } from '../../../src/problems/told'
import { moveSign } from '../../../src/stage/board/moveSign'

const signs: readonly (readonly [string, Move])[] = [
  ['4↑', { kind: 'slide', piece: '4', path: ['up'] }],
  [
    'r4c2↓',
    {
      ...{ kind: 'slide', piece: '', path: ['down'] },
      place: { column: 1, row: 3, width: 1, height: 2 },
    },
  ],
  ['B→→↓', { kind: 'slide', piece: 'B', path: ['right', 'right', 'down'] }],
  ['0-6-10', { kind: 'jump', holes: [0, 6, 10] }],
]

it.each(signs)('a move is written %s in signs', (sign, move) => {
  expect(moveSign(move)).toBe(sign)
})

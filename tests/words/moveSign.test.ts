import { expect, it } from 'vitest'
import type { Move } from '../../src/problems/told'
import { moveSign } from '../../src/words/move'

const signs: readonly (readonly [string, Move])[] = [
  ['1M1C→', { kind: 'cross', missionaries: 1, cannibals: 1, to: 'right' }],
  ['2C←', { kind: 'cross', missionaries: 0, cannibals: 2, to: 'left' }],
  ['3↻', { kind: 'turn', count: 3 }],
  ['1→C', { kind: 'disc', disc: 1, to: 'C' }],
  ['F→', { kind: 'ferry', load: [], to: 'right' }],
  ['FGC←', { kind: 'ferry', load: ['goat', 'cabbage'], to: 'left' }],
  ['tap→A', { kind: 'pour', into: 'A', litres: 4 }],
  ['B→drain', { kind: 'pour', from: 'B', litres: 3 }],
  ['A→B', { kind: 'pour', from: 'A', into: 'B', litres: 1 }],
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

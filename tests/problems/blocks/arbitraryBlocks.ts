import fc from 'fast-check'
import { layouts } from '../../../src/problems/blocks/layouts'
import { createBlocksFromSettings } from '../../../src/problems/blocks/settings'
import type { Problem, Settings } from '../../../src/problems/problem'
import { plainMoves } from './plainBlocks'
import type { PlainBoard } from './plainBlocks'

/** The problem that settings ask for. */
export function blocksOf(settings: Settings): Problem {
  const made = createBlocksFromSettings(settings)
  if (!made.ok) throw new Error(`bad setting ${made.fault.setting}`)
  return made.value
}

const starts = [
  ...layouts.map(({ rows }) => rows),
  'AAAB/C.DB/E.D.',
  'AABBBC/D....C/DEEE.F/....GF',
  'AB/.C',
]

/** A board that can be reached from one of many layouts. */
export const anyReachedBoard: fc.Arbitrary<PlainBoard> = fc
  .tuple(fc.constantFrom(...starts), fc.array(fc.nat(), { maxLength: 40 }))
  .map(([start, choices]) =>
    choices.reduce((board, choice) => {
      const moves = plainMoves(board, 'cell')
      return moves.length === 0 ? board : moves[choice % moves.length].board
    }, start),
  )

/** A layout of up to 6×6, from blocks thrown at a board and kept where there is room. */
export const anyLayout: fc.Arbitrary<PlainBoard> = fc
  .record({
    columns: fc.integer({ min: 2, max: 6 }),
    rows: fc.integer({ min: 2, max: 6 }),
    thrown: fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 3 }), fc.nat(2)), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ columns, rows, thrown }) => {
    const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.'))
    thrown.forEach(([x, y, width, more], index) => {
      const lines = cells.slice(y, y + more + 1).map((row) => row.slice(x, x + width))
      const room = lines.length === more + 1 && lines.every((line) => line.length === width)
      if (!room || lines.flat().some((cell) => cell !== '.')) return
      for (let row = y; row <= y + more; row++) {
        cells[row].fill(String.fromCharCode(65 + index), x, x + width)
      }
    })
    return cells.map((row) => row.join('')).join('/')
  })
  .filter((board) => /[A-Z]/.test(board))

import { expect, it } from 'vitest'
import { faultMessage } from '../../src/words/faults/faults'
import type { SettingFault } from '../../src/words/faults/faults'
import { say } from '../../src/words/message'

function limit(text: string, value: number | undefined): SettingFault {
  const fault = { kind: 'not-in-range', text, value, range: [1, 1e6], decimals: 0 } as const
  return { setting: 'limit', fault }
}

const sentences: readonly (readonly [SettingFault, string])[] = [
  [limit('2.5', 2.5), '“2.5” is not a whole number. It can be a whole number from 1 to 1,000,000.'],
  [
    limit('abc', undefined),
    '“abc” is not a whole number. It can be a whole number from 1 to 1,000,000.',
  ],
  // The join of a picture that is made of several is a part of it.
  [
    limit('👩\u200D🔬', undefined),
    '“👩\u200D🔬” is not a whole number. It can be a whole number from 1 to 1,000,000.',
  ],
  // It is a whole number: nothing else may be said of it.
  [limit('-3', -3), '-3 is too small. It must be at least 1.'],
  [limit('0', 0), '0 is too small. It must be at least 1.'],
  [limit('2000000', 2e6), '2000000 is too large. It must be at most 1,000,000.'],
  [
    { setting: 'start', fault: { kind: 'empty', expected: 9 } },
    'The board is empty. Write its 9 cells row by row, 0 for the blank.',
  ],
  [
    { setting: 'start', fault: { kind: 'not-a-tile', text: 'x', largest: 8 } },
    '“x” is not a tile of this board. Its tiles are 1 to 8, and 0 is the blank.',
  ],
  [
    { setting: 'goal', fault: { kind: 'wrong-length', expected: 9, found: 1 } },
    'The board has 1 cell where 9 are needed.',
  ],
  [
    { setting: 'goal', fault: { kind: 'wrong-length', expected: 9, found: 12345 } },
    'The board has 12,345 cells where 9 are needed.',
  ],
  [
    { setting: 'start', fault: { kind: 'repeated-tile', tile: 5, missing: 0 } },
    'The board has tile 5 more than once, and the blank is missing.',
  ],
  [
    { setting: 'start', fault: { kind: 'repeated-tile', tile: 0, missing: 3 } },
    'The board has the blank more than once, and tile 3 is missing.',
  ],
  [
    {
      setting: 'start',
      fault: {
        kind: 'other-shape',
        found: { columns: 4, rows: 2 },
        expected: { columns: 2, rows: 4 },
      },
    },
    'The board has 4 × 2 cells (columns × rows) where 2 × 4 are needed.',
  ],
  [
    { setting: 'start', fault: { kind: 'no-holes', expected: 13 } },
    'The board is empty. Write its 13 holes in reading order, 1 for a peg and 0 for an empty hole.',
  ],
  [
    { setting: 'start', fault: { kind: 'not-a-peg', text: 'x' } },
    '“x” is neither a peg nor a hole. Write 1 for a peg and 0 for an empty hole.',
  ],
  [
    { setting: 'start', fault: { kind: 'wrong-hole-count', expected: 13, found: 1 } },
    'The board has 1 hole where 13 are needed.',
  ],
  [
    { setting: 'start', fault: { kind: 'no-peg' } },
    'The board has no peg. At least one is needed.',
  ],
  [
    { setting: 'goal', fault: { kind: 'not-a-hole', text: '13', last: 12 } },
    '“13” is not a hole of this board. Its holes are 0 to 12.',
  ],
  [
    { setting: 'start', fault: { kind: 'no-blocks' } },
    'The board has no block. Write a letter for each cell of a block and a dot for an empty cell.',
  ],
  [
    { setting: 'start', fault: { kind: 'not-a-letter', text: '1' } },
    '“1” is not a cell of a board. Write a letter for each cell of a block and a dot for an empty cell.',
  ],
  [
    { setting: 'start', fault: { kind: 'uneven-rows', row: 2, expected: 4, found: 3 } },
    'Row 2 has 3 cells where the first has 4.',
  ],
  [
    {
      setting: 'start',
      fault: { kind: 'wrong-size', columns: 9, rows: 4, smallest: 2, largest: 6 },
    },
    'The board is 9 wide and 4 high. Each can be 2 to 6.',
  ],
  [
    { setting: 'start', fault: { kind: 'not-a-rectangle', block: 'A' } },
    'Block A is not a rectangle. Give its cells that shape, or use a letter of its own for each block.',
  ],
  [
    { setting: 'start', fault: { kind: 'too-many-pieces', pieces: 30, most: 20, kinds: 5 } },
    'The board has 30 blocks and empty cells. With 5 kinds of blocks there can be at most 20. Take some away.',
  ],
  [
    {
      setting: 'goal',
      fault: { kind: 'not-a-corner', text: '9', cell: undefined, lastColumn: 2, lastRow: 3 },
    },
    '“9” is not a place for the block that must leave. A link and a command give the column and the row of its upper left corner, both counted from 0: “0,0” to “2,3”.',
  ],
  [
    {
      setting: 'goal',
      fault: {
        kind: 'not-a-corner',
        text: '1,9',
        cell: { column: 1, row: 9 },
        lastColumn: 2,
        lastRow: 3,
      },
    },
    'The upper left corner of the block that must leave cannot be in row 10, column 2. It can be in rows 1 to 4 and columns 1 to 3, counted from 1.',
  ],
  [
    { setting: 'mirror', fault: { kind: 'goal-off-centre', column: 0, middle: 1 } },
    'Mirror images count as the same only if the goal is in the middle: in column 2, not 1, counted from 1.',
  ],
  [
    { setting: 'mirror', fault: { kind: 'goal-off-centre', column: 0, middle: undefined } },
    'Mirror images count as the same only if the goal is in the middle, and the block that must leave cannot stand there.',
  ],
  [
    { setting: 'goalTest', fault: { kind: 'unknown-value', text: 'never', known: ['a', 'b'] } },
    '“never” is not known here. It can be “a” or “b”.',
  ],
  [
    { setting: 'step', fault: { kind: 'not-a-step', text: '-1' } },
    '“-1” is not a step. A step is a whole number, 0 or more.',
  ],
  [{ setting: 'step', fault: { kind: 'not-one-text' } }, 'It is given more than once.'],
]

it.each(sentences)('%o is said so', (fault, sentence) => {
  expect(say(faultMessage(fault))).toBe(sentence)
})

it('shows a text from outside as it is, but not all of it', () => {
  const said = (text: string) =>
    say(faultMessage({ setting: 'step', fault: { kind: 'not-a-step', text } }))
  expect(said('{{text}} $t(common.name)')).toContain('“{{text}} $t(common.name)”')
  expect(said('<b>&amp;</b>')).toContain('“<b>&amp;</b>”')
  expect(said('🧩'.repeat(1000))).toContain(`“${'🧩'.repeat(24)}…”`)
  expect(said('a\u202Eb\u0000c\nd')).toContain('“a[U+202E]b[U+0000]c d”')
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatLayout, parseLayout } from '../../../src/problems/blocks/layoutText'
import type { LayoutFault } from '../../../src/problems/blocks/layoutText'
import { anyLayout } from './arbitraryBlocks'

const faults: readonly (readonly [string, LayoutFault])[] = [
  ['', { kind: 'no-blocks' }],
  [' / ', { kind: 'no-blocks' }],
  ['.. ..', { kind: 'no-blocks' }],
  ['AB C1', { kind: 'not-a-letter', text: '1' }],
  ['ÄB C.', { kind: 'not-a-letter', text: 'Ä' }],
  ['A🧩 B.', { kind: 'not-a-letter', text: '🧩' }],
  ['AB C. D', { kind: 'uneven-rows', row: 3, expected: 2, found: 1 }],
  ['AB.', { kind: 'wrong-size', columns: 3, rows: 1, smallest: 2, largest: 6 }],
  ['A B', { kind: 'wrong-size', columns: 1, rows: 2, smallest: 2, largest: 6 }],
  ['AB..... .......', { kind: 'wrong-size', columns: 7, rows: 2, smallest: 2, largest: 6 }],
  ['A. .A', { kind: 'not-a-rectangle', block: 'A' }],
  ['.A A.', { kind: 'not-a-rectangle', block: 'A' }],
  ['AA A.', { kind: 'not-a-rectangle', block: 'A' }],
  ['A.A ...', { kind: 'not-a-rectangle', block: 'A' }],
  ['BA. AA.', { kind: 'not-a-rectangle', block: 'A' }],
  ['ABA AAA', { kind: 'not-a-rectangle', block: 'A' }],
]

describe('the text of a layout', () => {
  it('is read again as it was written', () => {
    fc.assert(
      fc.property(anyLayout, (text) => {
        const layout = parseLayout(text)
        expect(layout.ok && formatLayout(layout.value)).toBe(text)
      }),
    )
  })

  it.each(['AAb C.b', 'AAb,C.b', ' AAb / C.b ', 'AAb\nC.b\n', 'AAb;C.b', 'AAb|C.b'])(
    'may be separated as in %j',
    (text) => {
      expect(parseLayout(text)).toEqual({
        ok: true,
        value: {
          columns: 3,
          rows: 2,
          blocks: [
            { label: 'A', cell: 0, width: 2, height: 1 },
            { label: 'b', cell: 2, width: 1, height: 2 },
            { label: 'C', cell: 3, width: 1, height: 1 },
          ],
        },
      })
    },
  )

  it.each(faults)('is wrong: %j', (text, fault) => {
    expect(parseLayout(text)).toEqual({ ok: false, fault })
  })
})

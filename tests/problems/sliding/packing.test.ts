import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellCount, defaultGoal } from '../../../src/problems/sliding/board'
import type { BoardSize } from '../../../src/problems/sliding/board'
import { createPacking } from '../../../src/problems/sliding/packing'
import { anyBoard, everySize } from './arbitraryBoards'

function roundTrip(size: BoardSize, cells: readonly number[]): readonly number[] {
  const packing = createPacking(cellCount(size))
  const { low, high } = packing.pack(cells)
  const unpacked = new Uint8Array(cellCount(size))
  packing.unpack(low, high, unpacked)
  return Array.from(unpacked)
}

describe.each(everySize)('packing boards of $columns×$rows', (size) => {
  const packing = createPacking(cellCount(size))

  it('gives every board back', () => {
    fc.assert(
      fc.property(anyBoard(size), (cells) => {
        expect(roundTrip(size, cells)).toEqual(cells)
      }),
    )
  })

  it('gives the board with the largest tiles in front back', () => {
    const cells = defaultGoal(size).toReversed()
    expect(roundTrip(size, cells)).toEqual(cells)
  })

  it('tells the tile of each cell and the cell of the blank', () => {
    fc.assert(
      fc.property(anyBoard(size), (cells) => {
        const { low, high } = packing.pack(cells)
        const tiles = cells.map((_, cell) => packing.tileAt(low, high, cell))
        expect([tiles, packing.blankOf(low, high)]).toEqual([cells, cells.indexOf(0)])
      }),
    )
  })

  it('makes signed 32-bit words', () => {
    fc.assert(
      fc.property(anyBoard(size), (cells) => {
        const { low, high } = packing.pack(cells)
        expect([low, high]).toEqual([low | 0, high | 0])
      }),
    )
  })

  it('makes different words for different boards', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyBoard(size), { selector: String }), (boards) => {
        const words = boards.map((cells) => Object.values(packing.pack(cells)).join())
        expect(new Set(words).size).toBe(boards.length)
      }),
    )
  })
})

describe('packing the 8-puzzle', () => {
  it('makes the nine-digit number', () => {
    expect(createPacking(9).pack([8, 6, 7, 2, 5, 4, 3, 0, 1])).toEqual({ low: 867254301, high: 0 })
  })
})

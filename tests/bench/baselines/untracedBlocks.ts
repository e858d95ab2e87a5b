import { emptyTable, slotOf } from './openAddressing'

const columns = 4
const rows = 5
const cells = columns * rows
const mostStates = 1 << 16
const slots = 1 << 18

/** Kinds of blocks by number; 0 is an empty cell. */
const shapes = [
  { width: 1, height: 1 },
  { width: 1, height: 1 },
  { width: 1, height: 2 },
  { width: 2, height: 1 },
  { width: 2, height: 2 },
]
const kinds = shapes.length

/** The cells that a block covers as bits, by `kind * cells + cell`. */
const covers = Int32Array.from({ length: kinds * cells }, (_, at) => {
  const { width, height } = shapes[Math.floor(at / cells)]
  const line = (1 << width) - 1
  return (height === 2 ? line | (line << columns) : line) << (at % cells)
})

/** Where a block is after a step up, left, right or down, -1 outside, by `(kind * cells + cell) * 4`. */
const stepped = Int8Array.from({ length: kinds * cells * 4 }, (_, at) => {
  const { width, height } = shapes[Math.floor(at / 4 / cells)]
  const cell = Math.floor(at / 4) % cells
  const column = (cell % columns) + [0, -1, 1, 0][at % 4]
  const row = Math.floor(cell / columns) + [-1, 0, 0, 1][at % 4]
  const isInside = column >= 0 && row >= 0 && column + width <= columns && row + height <= rows
  return isInside ? row * columns + column : -1
})

/** What a block of kind 1 adds to a board's number; one of kind 2 adds twice as much, and so on. */
const weight = Float64Array.from({ length: cells }, (_, cell) => kinds ** cell)

export interface Explored {
  readonly reached: number
  readonly generated: number
  readonly perLevel: readonly number[]
}

/**
 * All that four by five cells of sliding blocks can reach, one cell a move, as one would write it
 * by hand when nothing is to be seen but the counts: a board has the kind of the block that begins
 * in each cell, these are also the digits of its number, and the filled cells are bits.
 */
export function untracedBlocks(start: readonly number[]): Explored {
  const boards = new Uint8Array(mostStates * cells)
  const numbers = new Float64Array(mostStates)
  const filled = new Int32Array(mostStates)
  const depths = new Uint16Array(mostStates)
  const table = emptyTable(slots)
  const perLevel: number[] = []
  let generated = 1

  boards.set(start)
  start.forEach((kind, cell) => {
    numbers[0] += kind * weight[cell]
    if (kind !== 0) filled[0] |= covers[kind * cells + cell]
  })
  table[slotOf(table, numbers, numbers[0], wordOf(numbers[0]))] = 0
  let reached = 1
  for (let at = 0; at < reached; at++) {
    perLevel[depths[at]] = (perLevel[depths[at]] ?? 0) + 1
    for (let cell = 0; cell < cells; cell++) {
      const kind = boards[at * cells + cell]
      if (kind === 0) continue
      const piece = kind * cells
      const others = filled[at] & ~covers[piece + cell]
      for (let direction = 0; direction < 4; direction++) {
        const to = stepped[(piece + cell) * 4 + direction]
        if (to < 0 || (covers[piece + to] & others) !== 0) continue
        generated++
        const number = numbers[at] + kind * (weight[to] - weight[cell])
        const slot = slotOf(table, numbers, number, wordOf(number))
        if (table[slot] >= 0) continue
        table[slot] = reached
        boards.copyWithin(reached * cells, at * cells, (at + 1) * cells)
        boards[reached * cells + cell] = 0
        boards[reached * cells + to] = kind
        numbers[reached] = number
        filled[reached] = others | covers[piece + to]
        depths[reached++] = depths[at] + 1
      }
    }
  }
  return { reached, generated, perLevel }
}

function wordOf(number: number): number {
  const high = Math.floor(number / 2 ** 32)
  return (number - high * 2 ** 32) ^ Math.imul(high, 0x85ebca6b)
}

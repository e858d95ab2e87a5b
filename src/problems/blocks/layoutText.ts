import { refused } from '../result'
import type { Result } from '../result'
import { coveredCells, largestLayoutSide, smallestLayoutSide } from './layout'
import type { Block, Layout } from './layout'

/** What can be wrong with a layout that somebody typed. */
export type LayoutFault =
  | { readonly kind: 'no-blocks' }
  | { readonly kind: 'not-a-letter'; readonly text: string }
  | {
      readonly kind: 'uneven-rows'
      /** Which row it is, from 1. */
      readonly row: number
      readonly expected: number
      readonly found: number
    }
  | {
      readonly kind: 'wrong-size'
      readonly columns: number
      readonly rows: number
      readonly smallest: number
      readonly largest: number
    }
  | { readonly kind: 'not-a-rectangle'; readonly block: string }

const emptyCell = '.'

/**
 * Reads a layout such as `ABBC ABBC DEEF DGHF I..J`: a letter (capital or small) for each cell of
 * a block, `.` for an empty cell; rows are separated by spaces, commas, slashes or line ends.
 *
 * @returns the layout, or the first thing that is wrong
 */
export function parseLayout(text: string): Result<Layout, LayoutFault> {
  const lines = text.split(/[\s,;/|]+/).filter((line) => line !== '')
  const cells = lines.flatMap((line) => [...line])
  const stranger = cells.find((cell) => !/^[A-Za-z.]$/.test(cell))
  if (stranger !== undefined) return refused({ kind: 'not-a-letter', text: stranger })
  const labels = [...new Set(cells)].filter((cell) => cell !== emptyCell)
  if (labels.length === 0) return refused({ kind: 'no-blocks' })

  const [columns, rows] = [lines[0].length, lines.length]
  const uneven = lines.findIndex((line) => line.length !== columns)
  if (uneven >= 0) {
    const found = lines[uneven].length
    return refused({ kind: 'uneven-rows', row: uneven + 1, expected: columns, found })
  }
  if (![columns, rows].every((side) => side >= smallestLayoutSide && side <= largestLayoutSide)) {
    const limits = { smallest: smallestLayoutSide, largest: largestLayoutSide }
    return refused({ kind: 'wrong-size', columns, rows, ...limits })
  }

  const blocks: Block[] = []
  for (const label of labels) {
    const block = readBlock(label, cells, columns)
    if (!block) return refused({ kind: 'not-a-rectangle', block: label })
    blocks.push(block)
  }
  return { ok: true, value: { columns, rows, blocks } }
}

/** Writes a layout so that `parseLayout` reads it again: its rows, joined by slashes. */
export function formatLayout({ columns, rows, blocks }: Layout): string {
  const cells = Array.from({ length: columns * rows }, () => emptyCell)
  for (const block of blocks) {
    for (const cell of coveredCells(block, columns)) cells[cell] = block.label
  }
  const lines = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(''),
  )
  return lines.join('/')
}

function readBlock(label: string, cells: readonly string[], columns: number): Block | undefined {
  const cell = cells.indexOf(label)
  const last = cells.lastIndexOf(label)
  const width = (last % columns) - (cell % columns) + 1
  const height = Math.floor(last / columns) - Math.floor(cell / columns) + 1
  const block = { label, cell, width, height }
  const full = width > 0 && coveredCells(block, columns).every((inside) => cells[inside] === label)
  const found = cells.filter((other) => other === label).length
  return full && found === width * height ? block : undefined
}

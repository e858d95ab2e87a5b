import { coveredCells, defaultGoalCorner } from '../../../problems/blocks/layout'
import type { Block, BlockArea, Layout } from '../../../problems/blocks/layout'
import { parseLayout } from '../../../problems/blocks/layoutText'
import { readCell } from '../../../problems/cell'
import type { Cell } from '../../../problems/cell'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Reads a layout that is being edited: other than a right one it may be without blocks. */
export function readLayout(text: string): Layout | undefined {
  const layout = parseLayout(text)
  if (layout.ok) return layout.value
  const rows = text.split('/')
  const isEmpty = rows.every((row) => /^\.+$/.test(row) && row.length === rows[0].length)
  return isEmpty ? { columns: rows[0].length, rows: rows.length, blocks: [] } : undefined
}

/** The block that covers a cell. */
export function blockAt({ columns, blocks }: Layout, cell: number): Block | undefined {
  return blocks.find((block) => covers(block, cell, columns))
}

/** The rectangle between two cells that are its corners. */
export function areaBetween({ columns }: Layout, one: number, other: number): BlockArea {
  const [left, right] = sorted(one % columns, other % columns)
  const [top, bottom] = sorted(Math.floor(one / columns), Math.floor(other / columns))
  return { cell: top * columns + left, width: right - left + 1, height: bottom - top + 1 }
}

/** True where no block but the one that may be named covers a cell of an area on the board. */
export function isFree(layout: Layout, area: BlockArea, but?: string): boolean {
  const { columns, rows, blocks } = layout
  const [x, y] = [area.cell % columns, Math.floor(area.cell / columns)]
  if (x + area.width > columns || y + area.height > rows) return false
  return coveredCells(area, columns).every((cell) => {
    return blocks.every((block) => block.label === but || !covers(block, cell, columns))
  })
}

/** The layout with a new block, under the first free letter; the same one where there is no room. */
export function addBlock(layout: Layout, area: BlockArea): Layout {
  const used = new Set(layout.blocks.map(({ label }) => label))
  const label = [...letters].find((letter) => !used.has(letter))
  if (label === undefined || !isFree(layout, area)) return layout
  return withBlocks(layout, [...layout.blocks, { label, ...area }])
}

/**
 * The layout with a block moved so that its cell `from` comes to stand in the cell `to`; the same
 * one where there is no room.
 */
export function moveBlock(layout: Layout, from: number, to: number): Layout {
  const moved = movedArea(layout, from, to)
  const block = blockAt(layout, from)
  if (!block || !moved || !isFree(layout, moved, block.label)) return layout
  const others = layout.blocks.filter((each) => each !== block)
  return withBlocks(layout, [...others, { ...block, ...moved }])
}

/** Where the block in a cell would be if that cell of it came to stand in another. */
function movedArea(layout: Layout, from: number, to: number): BlockArea | undefined {
  const { columns, rows } = layout
  const block = blockAt(layout, from)
  if (!block) return undefined
  const x = (block.cell % columns) + (to % columns) - (from % columns)
  const y = Math.floor(block.cell / columns) + Math.floor(to / columns) - Math.floor(from / columns)
  if (x < 0 || y < 0 || x + block.width > columns || y + block.height > rows) return undefined
  return { cell: y * columns + x, width: block.width, height: block.height }
}

/** The layout without the block that covers a cell. */
export function removeBlock(layout: Layout, cell: number): Layout {
  const block = blockAt(layout, cell)
  if (!block) return layout
  return { ...layout, blocks: layout.blocks.filter((each) => each !== block) }
}

/** The layout on a board of another size; blocks that are not wholly on it are gone. */
export function resizeLayout(layout: Layout, columns: number, rows: number): Layout {
  const blocks = layout.blocks.flatMap((block) => {
    const [x, y] = [block.cell % layout.columns, Math.floor(block.cell / layout.columns)]
    const isInside = x + block.width <= columns && y + block.height <= rows
    return isInside ? [{ ...block, cell: y * columns + x }] : []
  })
  return { columns, rows, blocks }
}

function withBlocks(layout: Layout, blocks: readonly Block[]): Layout {
  return { ...layout, blocks: blocks.toSorted((one, other) => one.cell - other.cell) }
}

function covers(area: BlockArea, cell: number, columns: number): boolean {
  const right = (cell % columns) - (area.cell % columns)
  const down = Math.floor(cell / columns) - Math.floor(area.cell / columns)
  return right >= 0 && right < area.width && down >= 0 && down < area.height
}

function sorted(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one]
}

/** Reads where the block that must leave is to go; its default place where nothing else is said. */
export function readCorner(text: string, layout: Layout, target: Block | undefined): Cell {
  return readCell(text) ?? defaultGoalCorner(layout, target ?? { width: 1, height: 1 })
}

/** The place with its upper left corner in a cell, moved so far that the block is on the board. */
export function cornerIn(layout: Layout, { width, height }: BlockArea, cell: number): Cell {
  return {
    column: Math.min(cell % layout.columns, layout.columns - width),
    row: Math.min(Math.floor(cell / layout.columns), layout.rows - height),
  }
}

import { writeCell } from '../cell'
import type { Cell } from '../cell'
import type { Problem } from '../problem'
import { Board, directions } from './board'
import { drawBlocks } from './drawBlocks'
import { targetDistance } from './heuristics'
import { kindsOf } from './kinds'
import type { Equality } from './kinds'
import { emptyCells } from './layout'
import type { Block, Layout } from './layout'
import { formatLayout } from './layoutText'
import { createCanonical } from './mirror'
import { BlockPacking } from './packing'
import { piecesOn } from './pieces'
import { Reach } from './reach'
import type { Metric } from './reach'

export interface SlidingBlocksOptions {
  readonly layout: Layout
  /** The block of the layout that must leave. */
  readonly target: Block
  /** Where its upper left corner stands when it is out. */
  readonly goal: Cell
  readonly metric: Metric
  readonly equal: Equality
  /** Takes mirror images as equal; the goal must be in the middle of the columns. */
  readonly mirror: boolean
}

/** Actions are written in base 36: the most cells that a board has. */
const actionBase = 36

const targetSymbol = 1

/**
 * Sliding blocks (hakoiri musume, Klotski): rectangles slide over a board until one of them can
 * leave it. Successors come block by block in reading order of their upper left corners; for each
 * block up, left, right, down, and in these directions by increasing length where a slide may be
 * longer; where it may turn, its places come breadth-first in the same order of directions.
 *
 * An action is the cell that the block's corner leaves, times 36, plus the cell that it goes to.
 * Its notation is the column and the row that the corner leaves, from 0, and the block's steps:
 * `1,0:D`, or `3,2:LLD`. Letters would not do: those of equal blocks are given out anew in each state.
 */
export function createSlidingBlocks(options: SlidingBlocksOptions): Problem {
  const { layout, target, goal, metric, equal, mirror } = options
  const kinds = kindsOf(layout, target, equal)
  const symbols = layout.blocks.length + emptyCells(layout)
  const board = new Board(layout, kinds)
  const packing = new BlockPacking(board, symbols, kinds.length)
  const { cellOfPlace, placeOfCell } = board
  const reach = new Reach()
  const goalPlace = placeOfCell[goal.row * layout.columns + goal.column]

  const pieces = (low: number, high: number) => {
    packing.unpack(low, high, board)
    return piecesOn(board, kinds)
  }
  const format = (low: number, high: number) =>
    formatLayout({ ...layout, blocks: pieces(low, high) })

  const away = (low: number, high: number) => {
    packing.unpack(low, high, board)
    const cell = cellOfPlace[board.symbols.indexOf(targetSymbol)]
    return {
      columns: Math.abs((cell % layout.columns) - goal.column),
      rows: Math.abs(Math.floor(cell / layout.columns) - goal.row),
    }
  }

  const describe = (low: number, high: number, action: number) => {
    const from = Math.floor(action / actionBase)
    const to = action % actionBase
    const piece = pieces(low, high).find(({ cell }) => cell === from)
    if (!piece) throw new Error(`no block begins in cell ${from}`)
    reach.find(board, piece.kind + 1, placeOfCell[from], metric)
    const reached = reach.places.subarray(0, reach.count).indexOf(placeOfCell[to])
    const path = reach.way(reached).map((direction) => directions[direction])
    return { piece, path }
  }

  board.clear()
  for (const { label, cell } of layout.blocks) {
    const symbol = kinds.findIndex(({ labels }) => labels.includes(label)) + 1
    board.put(placeOfCell[cell], symbol)
  }
  packing.pack(board)
  const start = { low: packing.low, high: packing.high }

  return {
    settings: {
      problem: 'blocks',
      start: format(start.low, start.high),
      target: target.label,
      goal: writeCell(goal),
      metric,
      equal,
      mirror: mirror ? 'on' : 'off',
    },
    start,
    goal: undefined,
    goalPlace: goal,
    reversible: true,
    heuristics: [targetDistance(metric, away)],
    ...(mirror ? { canonical: createCanonical(layout, kinds, symbols) } : {}),
    isGoal(low, high) {
      packing.unpack(low, high, board)
      return board.symbols[goalPlace] === targetSymbol
    },
    successors(low, high, into) {
      into.clear()
      packing.unpack(low, high, board)
      for (let block = 0; block < packing.blocks; block++) {
        const from = packing.places[block]
        const symbol = board.symbols[from]
        reach.find(board, symbol, from, metric)
        if (reach.count === 1) continue
        board.lift(from, symbol)
        for (let i = 1; i < reach.count; i++) {
          const to = reach.places[i]
          board.put(to, symbol)
          packing.repack(board, from, to, board.lastOf(from < to ? to : from, symbol))
          into.add(packing.low, packing.high, cellOfPlace[from] * actionBase + cellOfPlace[to])
          board.lift(to, symbol)
        }
        board.put(from, symbol)
      }
    },
    describe({ low, high }, action) {
      const { piece, path } = describe(low, high, action)
      if (piece.alone) return { kind: 'slide', piece: piece.label, path }
      const { width, height } = piece
      const place = { ...cornerOf(piece.cell, layout), width, height }
      return { kind: 'slide', piece: '', place, path }
    },
    draw: ({ low, high }) => drawBlocks(layout, pieces(low, high), goal),
    format: ({ low, high }) => format(low, high),
    notation({ low, high }, action) {
      const { piece, path } = describe(low, high, action)
      const steps = path.map((direction) => direction[0].toUpperCase()).join('')
      return `${writeCell(cornerOf(piece.cell, layout))}:${steps}`
    },
    solvability: () => undefined,
  }
}

function cornerOf(cell: number, { columns }: Layout): Cell {
  return { column: cell % columns, row: Math.floor(cell / columns) }
}

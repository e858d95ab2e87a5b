import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutTree, levelOf } from '../../src/layout/treeLayout'
import type { TreeLayout } from '../../src/layout/treeLayout'
import { kept } from '../../src/recording/reasonCodes'
import { anyLayout } from './anyLayout'

function levelsOf({ order, starts }: TreeLayout): readonly (readonly number[])[] {
  return Array.from({ length: starts.length - 1 }, (_, level) =>
    Array.from(order.slice(starts[level], starts[level + 1])),
  )
}

describe('a layout', () => {
  it('has a place for each root and kept row, and for a pruned one only if asked', () => {
    fc.assert(
      fc.property(anyLayout, ({ columns, layout }) => {
        const { firstRow } = layout
        const rows = Array.from({ length: layout.rows - firstRow }, (_, row) => firstRow + row)
        const isShown = (row: number) =>
          layout.withPruned || columns.reason[row] === kept || columns.parent[row] < 0
        const expected = rows.filter(isShown)
        expect([...layout.order].sort((a, b) => a - b)).toEqual(expected)
      }),
    )
  })

  it('stands a pruned child at its parent, where it has no place of its own', () => {
    fc.assert(
      fc.property(anyLayout, ({ columns: { parent, reason }, layout }) => {
        const { x, firstRow, rows, withPruned } = layout
        const hidden = Array.from({ length: rows - firstRow }, (_, row) => firstRow + row).filter(
          (row) => !withPruned && reason[row] !== kept && parent[row] >= 0,
        )
        expect(hidden.map((row) => x[row])).toEqual(hidden.map((row) => x[parent[row]]))
      }),
    )
  })

  it('has a level for each depth', () => {
    fc.assert(
      fc.property(anyLayout, ({ columns, layout }) => {
        const levels = levelsOf(layout).map((rows) =>
          rows.map((row) => levelOf(layout, columns, row)),
        )
        expect(levels).toEqual(levels.map((rows, level) => rows.map(() => level)))
      }),
    )
  })

  it('lists no level that is empty, but one between two trees that face each other', () => {
    fc.assert(
      fc.property(anyLayout, ({ layout }) => {
        const empty = levelsOf(layout).filter((level) => level.length === 0)
        expect(empty).toHaveLength(layout.goalLevels > 0 ? 1 : 0)
      }),
    )
  })

  it('starts with the first level and ends with the last row', () => {
    fc.assert(
      fc.property(anyLayout, ({ layout: { starts, order } }) => {
        expect([starts[0], starts.at(-1)]).toEqual([0, order.length])
      }),
    )
  })

  it('keeps neighbours apart by half their widths, and families by a quarter more', () => {
    fc.assert(
      fc.property(anyLayout, ({ columns: { parent, reason }, layout }) => {
        const width = (row: number) => (reason[row] === kept ? 1 : 0.6)
        const tooClose = levelsOf(layout).flatMap((level) =>
          level.slice(1).filter((right, i) => {
            const left = level[i]
            const apart = (width(left) + width(right)) / 2
            const least = parent[left] === parent[right] ? apart : apart * 1.25
            return layout.x[right] - layout.x[left] < least - 1e-3
          }),
        )
        expect(tooClose).toEqual([])
      }),
    )
  })

  it('reaches from the leftmost to the rightmost row that has a place', () => {
    fc.assert(
      fc.property(anyLayout, ({ layout }) => {
        const places = Array.from(layout.order, (row) => layout.x[row])
        expect([layout.left, layout.right]).toEqual([
          expect.closeTo(Math.min(...places), 3),
          expect.closeTo(Math.max(...places), 3),
        ])
      }),
    )
  })

  it('stands a parent in the middle above its first and last child', () => {
    fc.assert(
      fc.property(anyLayout, ({ columns: { parent }, layout }) => {
        const { x, order } = layout
        const children = (row: number) => [...order].filter((child) => parent[child] === row)
        const crooked = [...order].slice(0, 40).filter((row) => {
          const places = children(row).map((child) => x[child])
          return places.length > 0 && Math.abs(x[row] - (places[0] + places.at(-1)!) / 2) > 1e-3
        })
        expect(crooked).toEqual([])
      }),
    )
  })

  it('has its root at 0', () => {
    fc.assert(
      fc.property(anyLayout, ({ layout }) => {
        expect(layout.x[layout.firstRow]).toBe(0)
      }),
    )
  })

  it('reads no row beyond the ones that are laid out', () => {
    fc.assert(
      fc.property(anyLayout, ({ columns, layout: { firstRow, rows, withPruned, ...rest } }) => {
        const parent = columns.parent.slice(0, rows)
        const reason = columns.reason.slice(0, rows)
        const side = columns.side.slice(0, rows)
        expect({ firstRow, rows, withPruned, ...rest }).toEqual(
          layOutTree({ parent, reason, side }, firstRow, rows, withPruned),
        )
      }),
    )
  })
})

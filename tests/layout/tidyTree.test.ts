import { stratify, tree } from 'd3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { levelsOf } from '../../src/layout/levels'
import { tidyTree } from '../../src/layout/tidyTree'
import { linkTree } from '../../src/layout/treeLinks'

/** Random trees as the parent of each row; about half of the rows go deep. */
const parents = fc
  .array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 300 })
  .map((choices) =>
    Int32Array.from([
      -1,
      ...choices.map(([choice, deep], index) =>
        deep ? Math.max(0, index - (choice % 3)) : choice % (index + 1),
      ),
    ]),
  )

const width = (row: number) => (row % 3 === 0 ? 0.6 : 1)
const allRows = () => true

function place(parent: Int32Array): Float64Array {
  return tidyTree(linkTree(parent, allRows), (left, right) => {
    const apart = (width(left) + width(right)) / 2
    return parent[left] === parent[right] ? apart : apart * 1.25
  })
}

function placeByD3(parent: Int32Array): number[] {
  interface Row {
    readonly row: number
    readonly above: number
  }
  const root = stratify<Row>()
    .id(({ row }) => String(row))
    .parentId(({ above }) => (above < 0 ? undefined : String(above)))(
    Array.from(parent, (above, row) => ({ row, above })),
  )
  const layout = tree<Row>()
    .nodeSize([1, 1])
    .separation((a, b) => {
      const apart = (width(a.data.row) + width(b.data.row)) / 2
      return a.parent === b.parent ? apart : apart * 1.25
    })
  const x: number[] = []
  for (const node of layout(root)) x[node.data.row] = node.x
  return x
}

describe('the tidy layout', () => {
  it("puts every node of a random tree where d3's layout puts it", () => {
    fc.assert(
      fc.property(parents, (parent) => {
        const ours = place(parent)
        placeByD3(parent).forEach((x, row) => expect(ours[row]).toBeCloseTo(x, 6))
      }),
      { numRuns: 300 },
    )
  })

  it('lays out a path of 200,000 levels', () => {
    const parent = Int32Array.from({ length: 200_000 }, (_, row) => row - 1)
    expect(place(parent).every((x) => x === 0)).toBe(true)
  })

  it('lists the levels from left to right', () => {
    fc.assert(
      fc.property(parents, (parent) => {
        const x = place(parent)
        const { order, starts } = levelsOf(linkTree(parent, allRows))
        expect(order).toHaveLength(parent.length)
        for (let level = 0; level + 1 < starts.length; level++) {
          const places = Array.from(order.slice(starts[level], starts[level + 1]), (row) => x[row])
          expect(places).toEqual([...places].sort((a, b) => a - b))
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutTree, levelOf } from '../../../../src/layout/treeLayout'
import { nodeTowards, shownChildren } from '../../../../src/stage/tree/walk/nodeTowards'
import type { WalkedTree } from '../../../../src/stage/tree/walk/nodeTowards'
import { anyLayout } from '../../../layout/anyLayout'
import { described } from '../../../recording/described'
import { recordedTree } from '../recordedTree'

/** Any tree at a step at which it has a root, and a number by which a node can be chosen. */
const anyWalk = fc.tuple(anyLayout, fc.nat(), fc.nat()).map(([laidOut, steps, choice]) => {
  const { recording, layout, columns } = laidOut
  const first = columns.generatedAt[layout.firstRow]
  const tree = { recording, layout, step: first + (steps % (recording.events - first)) }
  return described({ tree, choice }, `step ${tree.step} of ${fc.stringify(laidOut)}`)
})

/** The nodes that are shown, level by level from left to right: by looking at every one. */
function shownIn({ recording, layout, step }: WalkedTree): readonly number[] {
  return [...layout.order].filter((node) => recording.columns.generatedAt[node] <= step)
}

describe('the next node of a walk', () => {
  it('is the parent and the first child, as looking at every node finds them', () => {
    fc.assert(
      fc.property(anyWalk, ({ tree, choice }) => {
        const { parent, side } = tree.recording.columns
        const shown = shownIn(tree)
        const from = shown[choice % shown.length]
        const children = shown.filter((node) => parent[node] === from)
        const [toParent, toChild] =
          side[from] === 1 ? (['down', 'up'] as const) : (['up', 'down'] as const)
        expect(nodeTowards(tree, from, toParent)).toBe(parent[from] < 0 ? undefined : parent[from])
        expect(nodeTowards(tree, from, toChild)).toBe(children.at(0))
        expect(shownChildren(tree, from)).toEqual(children)
      }),
    )
  })

  it('is the neighbour on the same level, cousins included', () => {
    fc.assert(
      fc.property(anyWalk, ({ tree, choice }) => {
        const shown = shownIn(tree)
        const from = shown[choice % shown.length]
        const level = (node: number) => levelOf(tree.layout, tree.recording.columns, node)
        const row = shown.filter((node) => level(node) === level(from))
        const at = row.indexOf(from)
        expect(nodeTowards(tree, from, 'left')).toBe(row[at - 1])
        expect(nodeTowards(tree, from, 'right')).toBe(row[at + 1])
      }),
    )
  })

  it('is shown wherever the walk stands, and can be walked back to', () => {
    fc.assert(
      fc.property(
        anyWalk,
        fc.constantFrom('up', 'down', 'left', 'right', 'root'),
        ({ tree, choice }, towards) => {
          const from = choice % tree.recording.rows
          const shown = new Set(shownIn(tree))
          const next = nodeTowards(tree, from, towards)
          if (next === undefined) return
          expect(shown.has(next)).toBe(true)
          if (!shown.has(from)) return
          if (towards === 'left') expect(nodeTowards(tree, next, 'right')).toBe(from)
          if (towards === 'right') expect(nodeTowards(tree, next, 'left')).toBe(from)
        },
      ),
    )
  })

  it('is the nearest ancestor that is shown, from a node that is not', () => {
    fc.assert(
      fc.property(anyWalk, ({ tree, choice }) => {
        const { parent } = tree.recording.columns
        const from = choice % tree.recording.rows
        const shown = new Set(shownIn(tree))
        if (shown.has(from)) return
        let above = from
        while (above >= 0 && !shown.has(above)) above = parent[above]
        const expected = above < 0 ? tree.layout.firstRow : above
        expect(nodeTowards(tree, from, 'right')).toBe(expected)
      }),
    )
  })

  it('is the root, and from there the root of the other tree', () => {
    const { recording, layout } = recordedTree({ solver: 'bidirectional', start: '451260738' })
    const tree = { recording, layout, step: recording.events - 1 }
    const goalRoot = recording.columns.side.indexOf(1)
    const deepest = recording.columns.depth.lastIndexOf(3)
    expect([0, goalRoot]).toContain(nodeTowards(tree, deepest, 'root'))
    expect(nodeTowards(tree, 0, 'root')).toBe(goalRoot)
    expect(nodeTowards(tree, goalRoot, 'root')).toBe(0)
    expect(nodeTowards({ ...tree, step: 0 }, 0, 'root')).toBeUndefined()
  })

  it('skips pruned children where they are hidden', () => {
    const { recording } = recordedTree({ start: '123456078' })
    const { columns, rows } = recording
    const step = recording.events - 1
    const hidden = { recording, layout: layOutTree(columns, 0, rows, false), step }
    const all = { recording, layout: layOutTree(columns, 0, rows, true), step }
    const pruned = Array.from(columns.reason.subarray(0, rows)).findIndex((reason) => reason > 0)
    const parent = columns.parent[pruned]
    expect(shownChildren(all, parent)).toContain(pruned)
    expect(shownChildren(hidden, parent)).not.toContain(pruned)
    expect(nodeTowards(hidden, pruned, 'left')).toBe(parent)
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOutTree } from '../../../../src/layout/treeLayout'
import type { TreeLayout } from '../../../../src/layout/treeLayout'
import type { Recording } from '../../../../src/recording/recording'
import { hasPlace } from '../../../../src/stage/tree/picture/nodePlaces'
import { anyLayout } from '../../../layout/anyLayout'
import { recordedTree } from '../recordedTree'

function placedIn(recording: Recording, layout: TreeLayout): readonly number[] {
  const nodes = Array.from({ length: recording.rows }, (_, node) => node)
  return nodes.filter((node) => hasPlace(recording, layout, node))
}

it('those nodes have a place that stand on a level, and no others', () => {
  fc.assert(
    fc.property(anyLayout, ({ recording, layout }) => {
      expect(placedIn(recording, layout)).toEqual([...layout.order].sort((a, b) => a - b))
    }),
  )
})

it('a root that was cut off has its place where pruned children are hidden', () => {
  const { recording } = recordedTree({ start: '123456708', solver: 'iterative-deepening' })
  const layout = layOutTree(recording.columns, 0, 1, false)
  expect(recording.columns.reason[0]).toBeGreaterThan(0)
  expect(layout.order).toEqual(Int32Array.of(0))
  expect(placedIn(recording, layout)).toEqual([0])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levelOf } from '../../../../src/layout/treeLayout'
import { isGeneratedAt } from '../../../../src/recording/query/events'
import { viewOf } from '../../../../src/stage/tree/camera/camera'
import { nearestNode } from '../../../../src/stage/tree/picture/nearestNode'
import { hasPlace } from '../../../../src/stage/tree/picture/nodePlaces'
import { recordedTree } from '../recordedTree'

const viewport = { width: 900, height: 600 }
const trees = [
  recordedTree({ problem: 'sliding-3x3', start: '152436780' }),
  recordedTree({ problem: 'sliding-3x3', start: '152436780' }, false),
  recordedTree({ problem: 'sliding-3x3', start: '152436780', solver: 'bidirectional' }),
]

it('is as near on the screen as the nearest that looking at every node finds', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const tree = fc.constantFrom(...trees)
  fc.assert(
    fc.property(tree, share, share, share, share, (tree, across, down, nearness, time) => {
      const { layout, recording } = tree
      const point = [
        layout.left - 1 + across * (layout.right - layout.left + 2),
        down * layout.levels - 0.5,
      ] as const
      const step = Math.floor(time * (recording.events - 1))
      const view = viewOf({ scale: 2 ** (7 * nearness), x: 0, level: 0 }, layout, viewport)
      const away = (node: number) =>
        Math.hypot(
          (layout.x[node] - point[0]) * view.camera.scale,
          (levelOf(layout, recording.columns, node) - point[1]) * view.gap,
        )
      const nodes = Array.from({ length: layout.rows }, (_, node) => node).filter(
        (node) => hasPlace(recording, layout, node) && isGeneratedAt(recording, node, step),
      )
      const found = nearestNode(tree, view, step, point)
      if (found === undefined) return expect(nodes).toEqual([])
      expect(nodes).toContain(found)
      expect(away(found)).toBeCloseTo(Math.min(...nodes.map(away)), 3)
    }),
  )
})

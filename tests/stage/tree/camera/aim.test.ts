import { expect, it } from 'vitest'
import { layOutTree } from '../../../../src/layout/treeLayout'
import { eventAt, rowsAt } from '../../../../src/recording/query/events'
import { actingNode, aimedAt, isSeen } from '../../../../src/stage/tree/camera/aim'
import { fitCamera } from '../../../../src/stage/tree/camera/camera'
import { grownTo } from '../../../../src/stage/tree/camera/grownBounds'
import { readIn } from '../../../../src/stage/tree/camera/useViewport'
import { recordedTree } from '../recordedTree'

it('the node that acts is the one expanded last, at each event that is of its children', () => {
  for (const solver of ['a-star', 'uniform-cost']) {
    const { recording } = recordedTree({ problem: 'graph', graph: 'romania', solver })
    let last: number | undefined
    let children = 0
    let replaced = 0
    for (let step = 0; step < recording.events; step++) {
      const event = eventAt(recording, step)
      if (event.kind === 'expand') last = event.node
      const isOfChild = event.kind === 'generate' && last !== undefined
      if (isOfChild) children++
      if (event.kind === 'supersede') replaced++
      if (isOfChild || event.kind === 'expand' || event.kind === 'supersede') {
        expect(actingNode(recording, event)).toBe(last)
      }
    }
    expect([children > 0, replaced > 0]).toEqual([true, true])
  }
})

it('the root acts as it is generated, and no node as a search ends', () => {
  const { recording } = recordedTree({ start: '123456078' })
  expect(actingNode(recording, eventAt(recording, 0))).toBe(0)
  expect(actingNode(recording, eventAt(recording, recording.events - 1))).toBeUndefined()
})

it.each([
  ['beside a map', { problem: 'graph', graph: 'romania' }, 14, [450, 470]],
  [
    'beside a map, deeper',
    { problem: 'graph', graph: 'romania', solver: 'a-star' },
    14,
    [450, 470],
  ],
  ['beside a large map', { problem: 'graph', graph: 'romania' }, 14, [633, 760]],
  ['low, of three levels', { start: '152436780', solver: 'a-star' }, 7, [934, 330]],
] as const)(
  'a small tree that can be read is followed as a whole: %s',
  (_, settings, step, size) => {
    const { run, recording } = recordedTree(settings)
    const [width, height] = size
    const viewport = { width, height, ...readIn(run.problem, width) }
    const layout = layOutTree(recording.columns, 0, rowsAt(recording, step), true)
    const tree = grownTo(layout, recording, step)
    const fit = fitCamera(tree, viewport)
    const acting = actingNode(recording, eventAt(recording, step))
    expect(acting).toBeDefined()
    expect(aimedAt(acting, fit, recording, tree, viewport)).toEqual(fit)
  },
)

it('a tree beside a map whose nodes have no room for their numbers is followed from near', () => {
  const { run, recording, layout } = recordedTree({ problem: 'grid', map: 'empty' })
  const viewport = { width: 450, height: 470, ...readIn(run.problem, 450) }
  const fit = fitCamera(layout, viewport)
  const near = aimedAt(40, fit, recording, layout, viewport)
  expect(near.scale).toBeGreaterThan(fit.scale)
})

it('a node that one looks at is seen where it is in view and can be found among the others', () => {
  const { recording, layout } = recordedTree({ start: '451260738' })
  const viewport = { width: 900, height: 600 }
  const last = recording.rows - 1
  const fit = fitCamera(layout, viewport)
  const over = { scale: 40, x: layout.x[last], level: recording.columns.depth[last] }
  const seen = (camera: typeof fit) => isSeen(last, camera, recording, layout, viewport)
  expect(seen(over)).toBe(true)
  expect(seen({ ...over, x: over.x - 40 })).toBe(false)
  // All are in view there, and none is told from its neighbours.
  expect(seen(fit)).toBe(false)
})

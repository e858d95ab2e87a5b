import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kept } from '../../../../src/recording/reasonCodes'
import { screenX, screenY, viewOf } from '../../../../src/stage/tree/camera/camera'
import type { View } from '../../../../src/stage/tree/camera/camera'
import { soughtCamera } from '../../../../src/stage/tree/camera/sought'
import { areaSeen } from '../../../../src/stage/tree/camera/treeArea'
import { nodesOf } from '../../../../src/stage/tree/picture/nodesOf'
import { subjectOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

const settings = { problem: 'sliding-3x3', start: '152436780' }
const tree = recordedTree(settings)
const withoutPruned = recordedTree(settings, false)
const viewports = [
  { width: 1920, height: 1080, legible: 77 },
  { width: 900, height: 500, legible: 77 },
  { width: 390, height: 420, legible: 60, least: 30 },
  { width: 700, height: 120 },
]
const anyViewport = fc.constantFrom(...viewports)
const anyShare = fc.double({ min: 0, max: 1, noNaN: true })
const anyView = fc
  .tuple(fc.double({ min: 2, max: 8, noNaN: true }), anyShare, anyShare, anyViewport)
  .map(([power, across, down, viewport]) => {
    const { layout } = tree
    const x = layout.left + across * (layout.right - layout.left)
    return viewOf({ scale: 2 ** power, x, level: down * (layout.levels - 1) }, layout, viewport)
  })

function seenElsewhere(view: View, viewport: View['viewport'], shown = tree): View {
  const area = areaSeen(view, nodesOf({ subject: subjectOf(tree), view }))
  if (!area) throw new Error('nothing is seen')
  const camera = soughtCamera({ area }, subjectOf(shown), shown.layout, viewport)
  if (!camera) throw new Error('nothing is shown')
  return viewOf(camera, shown.layout, viewport)
}

/** The place of the screen at which one view has its left and top edge, and its right and bottom one. */
function edgesIn(seen: View, { camera, viewport, gap }: View) {
  const [across, down] = [viewport.width / 2 / camera.scale, viewport.height / 2 / gap]
  return {
    left: screenX(seen, camera.x - across),
    right: screenX(seen, camera.x + across),
    top: screenY(seen, camera.level - down),
    bottom: screenY(seen, camera.level + down),
  }
}

it('all that is seen on one screen is seen on each other one, as large as it can be', () => {
  fc.assert(
    fc.property(anyView, anyViewport, (view, viewport) => {
      const seen = seenElsewhere(view, viewport)
      const { left, right, top, bottom } = edgesIn(seen, view)
      // What is told of a view is rounded.
      const slack = 2
      expect(left).toBeGreaterThan(-slack)
      expect(top).toBeGreaterThan(-slack)
      expect(right).toBeLessThan(viewport.width + slack)
      expect(bottom).toBeLessThan(viewport.height + slack)
      const isFilled =
        right - left > viewport.width - slack || bottom - top > viewport.height - slack
      expect(isFilled).toBe(true)
    }),
  )
})

it('is the same camera on a screen of the same size', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const { camera } = seenElsewhere(view, view.viewport)
      expect(camera.x).toBeCloseTo(view.camera.x, 2)
      expect(camera.level).toBeCloseTo(view.camera.level, 2)
      expect(camera.scale / view.camera.scale).toBeCloseTo(1, 1)
    }),
  )
})

it('is around the same node in a tree that is laid out in another way', () => {
  const { columns } = tree.recording
  const node = columns.reason.indexOf(kept, 30)
  const camera = { scale: 60, x: tree.layout.x[node], level: columns.depth[node] }
  const view = viewOf(camera, tree.layout, viewports[0])
  const { camera: seen } = seenElsewhere(view, viewports[0], withoutPruned)
  expect(withoutPruned.layout.x[node]).not.toBeCloseTo(tree.layout.x[node], 1)
  expect(seen.x).toBeCloseTo(withoutPruned.layout.x[node], 2)
  expect(seen.level).toBeCloseTo(columns.depth[node], 2)
})

it('is not shown before its node is there', () => {
  const area = { node: 40, x: 0, level: 0, across: 5, down: 5 }
  const shownAt = (step: number) =>
    soughtCamera({ area }, subjectOf(tree, { step }), tree.layout, viewports[0])
  const generatedAt = tree.recording.columns.generatedAt[40]
  expect(shownAt(generatedAt - 1)).toBeUndefined()
  expect(shownAt(generatedAt)).toBeDefined()
})

it('nothing is seen where there is no room', () => {
  const viewport = { width: 0, height: 0 }
  const view = { camera: { scale: 60, x: 0, level: 0 }, viewport, gap: 1 }
  expect(areaSeen(view, { placeOf: () => undefined, nearestTo: () => undefined })).toBeUndefined()
})

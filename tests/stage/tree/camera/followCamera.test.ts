import { describe, expect, it } from 'vitest'
import { layOutTree, levelOf } from '../../../../src/layout/treeLayout'
import type { TreeLayout } from '../../../../src/layout/treeLayout'
import { replacementMarkers } from '../../../../src/recording/query/markers'
import {
  boardHeightShare,
  fitCamera,
  followScale,
  legibleScale,
  legibleSize,
  shareOfUnit,
  screenX,
  screenY,
  viewOf,
} from '../../../../src/stage/tree/camera/camera'
import type { Camera, Viewport } from '../../../../src/stage/tree/camera/camera'
import { followCamera, nearCamera } from '../../../../src/stage/tree/camera/followCamera'
import { isInView } from '../../../../src/stage/tree/camera/inView'
import { boardSizes } from '../../../../src/stage/tree/picture/detailLevel'
import { levelsInView } from '../../../../src/stage/tree/picture/levelsInView'
import { recordedTree } from '../recordedTree'

const viewport = { width: 900, height: 600 }

describe('the camera that follows', () => {
  it('keeps every expansion in view, one after the other', () => {
    const { recording, layout } = recordedTree({ start: '451260738' })
    let camera = { ...fitCamera(layout, viewport), scale: legibleScale(layout, viewport) }
    for (let i = 0; i < recording.expanded; i += 7) {
      const node = recording.expansions.items[i]
      camera = followCamera(camera, recording, layout, viewport, node)
      const view = viewOf(camera, layout, viewport)
      expect(Math.abs(screenX(view, layout.x[node]) - 450)).toBeLessThanOrEqual(450)
      expect(Math.abs(screenY(view, recording.columns.depth[node]) - 300)).toBeLessThanOrEqual(300)
    }
  })

  it('stays where it is while the action is well inside', () => {
    const { recording, layout } = recordedTree({ start: '451260738' })
    const node = recording.expansions.items[100]
    const start = { ...fitCamera(layout, viewport), scale: legibleScale(layout, viewport) }
    const first = followCamera(start, recording, layout, viewport, node)
    expect(followCamera(first, recording, layout, viewport, node)).toEqual(first)
  })

  it('moves a little where that lets a twin be seen whole beside the action, and stays there', () => {
    const settings = { problem: 'graph', graph: 'romania', solver: 'uniform-cost' }
    const { recording, layout } = recordedTree(settings)
    const [event] = replacementMarkers(recording).values()
    const { node: earlier, by } = event
    const { parent } = recording.columns
    // In a room of any width it is either whole, or as far away as it would be without that.
    const moved: number[] = []
    for (let width = 500; width < 1100; width += 20) {
      const room = { width, height: 308, legible: 102 }
      const near = { ...fitCamera(layout, room), scale: followScale(layout, room) }
      const [plain, other] = [undefined, earlier].map((twin) =>
        viewOf(followCamera(near, recording, layout, room, parent[by], twin), layout, room),
      )
      if (other.camera.x === plain.camera.x) continue
      moved.push(width)
      const { camera } = other
      expect(followCamera(camera, recording, layout, room, parent[by])).toEqual(camera)
      for (const node of [earlier, by]) {
        const x = screenX(other, layout.x[node])
        expect(Math.min(x, width - x)).toBeGreaterThanOrEqual(other.camera.scale / 2)
      }
    }
    expect(moved).not.toEqual([])
  })

  it('shows all of a tree that fits with its boards', () => {
    const { recording, layout } = recordedTree({ start: '123456708' })
    const fit = fitCamera(layout, viewport)
    const start = { ...fit, scale: legibleScale(layout, viewport) }
    expect(followCamera(start, recording, layout, viewport, 0)).toEqual(fit)
  })

  it('comes near enough for boards to be read from the back row', () => {
    for (const room of [viewport, { width: 940, height: 420 }]) {
      for (const solver of ['a-star', 'breadth-first', 'depth-first', 'bidirectional']) {
        const { layout } = recordedTree({ start: '152436780', solver })
        const near = { ...fitCamera(layout, room), scale: legibleScale(layout, room) }
        expect(boardIn(near, layout, room)).toBeGreaterThanOrEqual(legibleSize(room) - 1e-6)
      }
    }
  })

  it('keeps a parent and its children in sight, as boards, in a low picture', () => {
    const low = { width: 940, height: 208 }
    const { recording, layout } = recordedTree({ start: '152436780', solver: 'ida-star' })
    const fit = fitCamera(layout, low)
    const near = { ...fit, scale: legibleScale(layout, low) }
    const view = viewOf(followCamera(near, recording, layout, low, 0), layout, low)
    const levels = levelsInView(recording, layout, view)
    const boards = levels.filter(
      ({ y, opacity }) => y > 0 && y < low.height && opacity.boards === 1,
    )
    expect(boards.length).toBeGreaterThanOrEqual(2)
  })

  it.each([195, 208, 260, 300, 342])(
    'shows a node and its children whole, wherever it was, in a picture %i pixels high',
    (height) => {
      const low = { width: 940, height, legible: height > 300 ? 95 : 77 }
      const { recording, layout } = recordedTree({ start: '451260738', solver: 'a-star' })
      const near = { ...fitCamera(layout, low), scale: legibleScale(layout, low) }
      const half = boardIn(near, layout, low) / 2
      for (const node of recording.expansions.items.subarray(0, recording.expanded)) {
        const own = recording.columns.depth[node]
        for (const away of [-1, -0.5, 0, 0.1, 0.5, 0.9]) {
          const before = { ...near, x: layout.x[node], level: own + away }
          const view = viewOf(followCamera(before, recording, layout, low, node), layout, low)
          expect(screenY(view, own) - half).toBeGreaterThanOrEqual(0)
          expect(screenY(view, own + 1) + half).toBeLessThanOrEqual(height)
        }
      }
    },
  )

  it('shows a node and its children whole where they grow up from the goal', () => {
    const low = { width: 940, height: 208 }
    const { recording, layout } = recordedTree({ start: '451260738', solver: 'bidirectional' })
    const { columns } = recording
    const near = { ...fitCamera(layout, low), scale: legibleScale(layout, low) }
    const half = boardIn(near, layout, low) / 2
    const expanded = Array.from(recording.expansions.items.subarray(0, recording.expanded))
    const fromGoal = expanded.filter((node) => columns.side[node] === 1)
    expect(fromGoal.length).toBeGreaterThan(3)
    for (const node of fromGoal) {
      const own = levelOf(layout, columns, node)
      const before = { ...near, x: layout.x[node], level: own + 0.9 }
      const view = viewOf(followCamera(before, recording, layout, low, node), layout, low)
      expect(screenY(view, own - 1) - half).toBeGreaterThanOrEqual(0)
      expect(screenY(view, own) + half).toBeLessThanOrEqual(low.height)
    }
  })

  it('stays where it is until there is a layout that holds the node', () => {
    const { recording } = recordedTree({ start: '451260738' })
    const early = layOutTree(recording.columns, 0, 100, true)
    const near = { ...fitCamera(early, viewport), scale: legibleScale(early, viewport), x: 2 }
    expect(followCamera(near, recording, early, viewport, 200)).toBe(near)
  })

  it('keeps the parent in sight too, on a phone', () => {
    const { full, legible } = boardSizes(2)
    const phone = { width: 390, height: 199, legible, least: full }
    const { recording, layout } = recordedTree({
      problem: 'sliding-2x2',
      start: '1230',
      goalTest: 'never',
    })
    const { parent, depth } = recording.columns
    const near = { ...fitCamera(layout, phone), scale: followScale(layout, phone) }
    for (const node of recording.expansions.items.subarray(1, recording.expanded)) {
      const view = viewOf(followCamera(near, recording, layout, phone, node), layout, phone)
      const levels = [depth[parent[node]], depth[node]]
      expect(levels.filter((level) => !isInView(view, { x: view.camera.x, level }))).toEqual([])
      expect(boardIn(view.camera, layout, phone)).toBeGreaterThanOrEqual(full - 1e-6)
    }
  })

  it('leaves no room empty beside a tree that would fill it', () => {
    const { recording, layout } = recordedTree({ start: '451260738' })
    const start = { ...fitCamera(layout, viewport), scale: legibleScale(layout, viewport) }
    const leaf = recording.expansions.items[recording.expanded - 1]
    for (const node of [0, leaf]) {
      const view = viewOf(followCamera(start, recording, layout, viewport, node), layout, viewport)
      expect(screenX(view, layout.left)).toBeLessThanOrEqual(100)
      expect(screenX(view, layout.right)).toBeGreaterThanOrEqual(800)
      expect(screenY(view, 0)).toBeLessThanOrEqual(100)
      expect(screenY(view, layout.starts.length - 2)).toBeGreaterThanOrEqual(500)
    }
  })
})

function boardIn(camera: Camera, layout: TreeLayout, room: Viewport): number {
  const {
    gap,
    camera: { scale },
  } = viewOf(camera, layout, room)
  return Math.min(gap * boardHeightShare, scale * shareOfUnit)
}

describe('the camera over a node', () => {
  it('shows all of a tree that fits with its boards', () => {
    const { recording, layout } = recordedTree({ start: '123456708' })
    const node = recording.rows - 1
    expect(nearCamera(node, recording, layout, viewport)).toEqual(fitCamera(layout, viewport))
  })

  it('shows of what is above the root no more than a margin', () => {
    const { recording, layout } = recordedTree({ start: '451260738' })
    const view = viewOf(nearCamera(0, recording, layout, viewport), layout, viewport)
    const board = view.gap * boardHeightShare
    expect(screenY(view, 0) - board / 2).toBeGreaterThanOrEqual(0)
    expect(screenY(view, 0)).toBeLessThan(board)
  })
})

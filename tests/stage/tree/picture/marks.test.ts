import { describe, expect, it } from 'vitest'
import { countInColumns } from '../../../../src/layout/density/countInColumns'
import { frontierAt } from '../../../../src/recording/query/frontier/frontier'
import { statusAt } from '../../../../src/recording/query/status'
import { fitCamera, screenX, viewOf } from '../../../../src/stage/tree/camera/camera'
import { denseLevels } from '../../../../src/stage/tree/picture/denseLevels'
import { levelsInView } from '../../../../src/stage/tree/picture/levelsInView'
import { marksInView } from '../../../../src/stage/tree/picture/marks'
import { nodeAt } from '../../../../src/stage/tree/picture/nodeAt'
import { subjectOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

const viewport = { width: 900, height: 600 }
const small = recordedTree({ start: '123456078' })
const large = recordedTree({ start: '451260738' })

function lookAt({ recording, layout }: typeof small, camera = fitCamera(layout, viewport)) {
  const view = viewOf(camera, layout, viewport)
  return { view, levels: levelsInView(recording, layout, view) }
}

describe('the marks of a tree', () => {
  it('are the nodes that exist at the step, each as its status says', () => {
    const { recording } = small
    const { view, levels } = lookAt(small)
    for (let step = 0; step < recording.events; step++) {
      const [next] = frontierAt(recording, step, 'queue')
      const marks = marksInView(subjectOf(small, { step, next }), view, levels)
      const expected = Array.from({ length: recording.rows }, (_, node) => node).flatMap((node) => {
        const status = statusAt(recording, node, step)
        if (status === 'absent') return []
        const waits = node === next ? 'next' : 'waiting'
        return [[node, status === 'waiting' ? waits : status]]
      })
      const drawn = marks.map(({ node, as }) => [node, as])
      expect(drawn.sort()).toEqual(expected.sort())
    }
  })

  it('are boards where there is room, and never overlap there', () => {
    const { view, levels } = lookAt(small)
    const boards = marksInView(subjectOf(small), view, levels).filter(
      ({ boardOpacity }) => boardOpacity > 0,
    )
    expect(boards.length).toBeGreaterThan(3)
    for (const one of boards) {
      for (const other of boards) {
        if (one.node >= other.node || one.y !== other.y) continue
        expect(Math.abs(one.x - other.x)).toBeGreaterThan((one.size + other.size) / 2)
      }
    }
  })

  it('show the board of a pruned child while it is looked at', () => {
    const { recording } = small
    const { view, levels } = lookAt(small)
    const pruned = recording.columns.reason.findIndex((reason) => reason > 0)
    const boardOf = (given: Parameters<typeof subjectOf>[1]) =>
      marksInView(subjectOf(small, given), view, levels).find(({ node }) => node === pruned)
    expect(boardOf({})?.boardOpacity).toBe(0)
    expect(boardOf({ current: pruned })?.boardOpacity).toBe(1)
    expect(boardOf({ selected: pruned })?.boardOpacity).toBe(1)
  })

  it('tell the two sides apart, and the nodes that were replaced', () => {
    const bothWays = recordedTree({ solver: 'bidirectional', start: '123456078' })
    const replacing = recordedTree({
      solver: 'a-star',
      heuristic: 'sum',
      start: '627381450',
      order: 'down-right-left-up',
    })
    for (const tree of [bothWays, replacing]) {
      const { recording } = tree
      const { view, levels } = lookAt(tree)
      for (let step = 0; step < recording.events; step += 1 + Math.floor(recording.events / 10)) {
        for (const mark of marksInView(subjectOf(tree, { step }), view, levels)) {
          const isReplaced = recording.markers.some(
            (each) => each.kind === 'supersede' && each.node === mark.node && each.event <= step,
          )
          expect(mark.backward).toBe(recording.columns.side[mark.node] === 1)
          expect(mark.replaced).toBe(isReplaced)
        }
      }
    }
  })

  it('give way to density on levels where they would touch', () => {
    const { levels } = lookAt(large)
    const density = levels.map(({ opacity }) => opacity.density)
    expect(density[0]).toBe(0)
    expect(density.at(-1)).toBe(1)
  })
})

describe('density', () => {
  it('counts every node of a level at the column of pixels where it stands', () => {
    const { recording, layout } = large
    const { view, levels } = lookAt(large)
    const step = Math.floor(recording.events / 2)
    const level = levels[12]
    const [{ counts }] = denseLevels(large, view, [level], step, viewport.width, countInColumns)
    const { waiting, expanded, pruned } = counts
    const counted = Array.from(
      waiting,
      (count, column) => count + expanded[column] + pruned[column],
    )
    const brute = new Array<number>(viewport.width).fill(0)
    for (let node = 0; node < recording.rows; node++) {
      if (recording.columns.depth[node] !== 12 || recording.columns.generatedAt[node] > step)
        continue
      const column = layout.x[node] * view.camera.scale + Math.round(screenX(view, 0))
      brute[Math.floor(column)]++
    }
    expect(counted).toEqual(brute)
  })
})

describe('the node under the pointer', () => {
  it('is found at the place of each node that exists, and nowhere before', () => {
    const { recording } = small
    const { view, levels } = lookAt(small)
    const last = recording.events - 1
    const marks = marksInView(subjectOf(small), view, levels)
    for (const { node, x, y } of marks) {
      expect(nodeAt(small, view, levels, last, [x, y])).toEqual({ node, sharing: 1 })
    }
    const latest = marks.reduce((one, other) => (one.node > other.node ? one : other))
    expect(nodeAt(small, view, levels, 0, [latest.x, latest.y])).toBeUndefined()
  })

  it('is the nearest one of its level in density', () => {
    const { recording, layout } = large
    const { view, levels } = lookAt(large)
    const last = recording.events - 1
    const level = levels[13]
    for (const x of [200, 333.3, 512, 640]) {
      const found = nodeAt(large, view, levels, last, [x, level.y])
      const distances = Array.from(layout.order)
        .filter((node) => recording.columns.depth[node] === 13)
        .map((node) => Math.abs(screenX(view, layout.x[node]) - x))
      expect(found).toBeDefined()
      expect(Math.abs(screenX(view, layout.x[found?.node ?? 0]) - x)).toBeCloseTo(
        Math.min(...distances),
        3,
      )
    }
  })
})

describe('a very deep tree', () => {
  it('has every node in view once, on no more lines than there are pixels', () => {
    const deep = recordedTree({ solver: 'depth-first', start: '451260738' })
    const { levels } = lookAt(deep)
    expect(levels.length).toBeLessThanOrEqual(viewport.height + 2)
    const seen = levels.reduce((sum, { from, to }) => sum + to - from, 0)
    expect(seen).toBe(deep.layout.order.length)
  })
})

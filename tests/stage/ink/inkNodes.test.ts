import { expect, it } from 'vitest'
import type { InkPoint, InkStroke } from '../../../src/drawing/ink'
import { densityLines } from '../../../src/layout/density/densityLines'
import { horizonsUpTo } from '../../../src/layout/horizons'
import { layOutTree, levelOf } from '../../../src/layout/treeLayout'
import type { TreeLayout } from '../../../src/layout/treeLayout'
import { kept } from '../../../src/recording/reasonCodes'
import { atItsMiddle, onto } from '../../../src/stage/ink/atItsMiddle'
import { atNearest, originOf } from '../../../src/stage/ink/inkNodes'
import type { InkNodes } from '../../../src/stage/ink/inkNodes'
import { useInk } from '../../../src/stage/ink/useInk'
import { fitCamera, viewOf } from '../../../src/stage/tree/camera/camera'
import { nodesOf } from '../../../src/stage/tree/picture/nodesOf'
import { subjectOf } from '../tree/pictureOf'
import { recordedTree } from '../tree/recordedTree'

const { recording } = recordedTree({ problem: 'sliding-3x3', start: '152436780' })
const viewport = { width: 900, height: 600 }
const asItIs = { across: 100, down: 100, left: 0, top: 0 }

/** The nodes of a tree as some rows of it are laid out, at a step that shows all of them. */
function laidOut(rows: number, withPruned = true) {
  const layout = layOutTree(recording.columns, 0, rows, withPruned)
  const tree = { layout, density: densityLines(layout, recording.columns) }
  const step = recording.columns.generatedAt[rows - 1]
  const view = viewOf(fitCamera(layout, viewport), layout, viewport)
  return { layout, nodes: nodesOf({ subject: subjectOf({ recording, ...tree }, { step }), view }) }
}

const young = laidOut(9)
const wide = laidOut(53)
const withoutPruned = laidOut(53, false)
const placeIn = (layout: TreeLayout, node: number): InkPoint => [
  layout.x[node],
  levelOf(layout, recording.columns, node),
]
/** The corners of a square around a point, in which a hand begins aside. */
const around = ([x, y]: InkPoint): readonly InkPoint[] => [
  [x - 0.4, y - 0.4],
  [x + 0.4, y - 0.4],
  [x + 0.4, y + 0.4],
  [x - 0.4, y + 0.4],
]

/** What a pen draws around a place. */
function circled(place: InkPoint, nodes: InkNodes): InkStroke {
  const { pen, ink } = useInk(() => undefined)
  const [first, ...rest] = around(place)
  pen.begin('tree', first, () => nodes)
  for (const point of rest) pen.goOn(point, asItIs)
  pen.end()
  return ink.value[0]
}

/** Where the points of a stroke are seen in a picture, if they are. */
function seenIn({ points, ...stroke }: InkStroke, nodes: InkNodes): readonly InkPoint[] {
  const origin = originOf(stroke, nodes)
  if (!origin) return []
  return Array.from({ length: points.length / 2 }, (_, at) =>
    onto(origin, [points[2 * at], points[2 * at + 1]]),
  )
}

function expectAt(seen: readonly InkPoint[], expected: readonly InkPoint[]): void {
  expect(seen).toHaveLength(expected.length)
  seen.flat().forEach((value, at) => expect(value).toBeCloseTo(expected.flat()[at], 4))
}

it('what is drawn around a node is around it in each larger layout', () => {
  const moved = new Set<number>()
  for (let node = 0; node < 9; node++) {
    const stroke = circled(placeIn(young.layout, node), young.nodes)
    expect(stroke.node).toBe(node)
    for (const rows of horizonsUpTo(53)) {
      const { layout, nodes } = laidOut(rows)
      if (rows <= node) continue
      expectAt(seenIn(stroke, nodes), around(placeIn(layout, node)))
      if (layout.x[node] !== young.layout.x[node]) moved.add(node)
    }
  }
  // Else nothing was shown.
  expect(moved.size).toBeGreaterThan(5)
})

it('what is drawn around a node is around it where pruned children are hidden', () => {
  for (let node = 0; node < 53; node++) {
    const stroke = circled(placeIn(wide.layout, node), wide.nodes)
    const isKept = recording.columns.reason[node] === kept
    const expected = isKept ? around(placeIn(withoutPruned.layout, node)) : []
    expectAt(seenIn(stroke, withoutPruned.nodes), expected)
  }
})

it('is not seen before its node is there, and is again once it is', () => {
  const stroke = circled(placeIn(wide.layout, 40), wide.nodes)
  expect(seenIn(stroke, young.nodes)).toEqual([])
  expect(seenIn(stroke, laidOut(40).nodes)).toEqual([])
  expect(seenIn(stroke, laidOut(41).nodes)).toHaveLength(4)
})

it('stays where it is on the screen when it is counted from another node', () => {
  const stroke: InkStroke = { picture: 'tree', colour: 1, node: 3, points: [5, 1, 5.5, 2] }
  const settled = atItsMiddle(stroke, wide.nodes)
  expect(settled.node).not.toBe(3)
  expectAt(seenIn(settled, wide.nodes), seenIn(stroke, wide.nodes))
})

it('a pointer is at the node nearest to it', () => {
  const [x, y] = placeIn(wide.layout, 7)
  const pointed = atNearest([x + 0.1, y - 0.1], wide.nodes)
  expect(pointed.node).toBe(7)
  expect(pointed.at[0]).toBeCloseTo(0.1)
  expect(pointed.at[1]).toBeCloseTo(-0.1)
})

it('is counted from the corner of a picture where there are no nodes, and as it was drawn before', () => {
  expect(atNearest([3, 4], undefined)).toEqual({ at: [3, 4] })
  expect(originOf({}, undefined)).toEqual([0, 0])
  expect(originOf({}, wide.nodes)).toEqual([0, 0])
  expect(originOf({ node: 3 }, undefined)).toBeUndefined()
})

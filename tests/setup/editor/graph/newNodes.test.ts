import { expect, it } from 'vitest'
import { nextTick, ref, shallowRef } from 'vue'
import { freePoint } from '../../../../src/setup/editor/graph/drawing/freePoint'
import { useGraphView } from '../../../../src/setup/editor/graph/drawing/useGraphView'
import { emptyDrawing } from '../../../../src/setup/editor/graph/drawnGraph'
import type { NodePlace } from '../../../../src/setup/editor/graph/graphEdits'

const desk = { width: 660, height: 400 }
const phone = { width: 340, height: 340 }
const low = { width: 660, height: 240 }

/** Adds nodes to a cleared drawing, each from the one before, and says where they are seen. */
async function added(count: number, size: typeof desk): Promise<readonly NodePlace[]> {
  const graph = shallowRef(emptyDrawing)
  const room = ref({ width: 0, height: 0 })
  const { points, freePlace } = useGraphView(() => graph.value, room)
  room.value = size
  await nextTick()
  for (let at = 0; at < count; at++) {
    const node = { name: `N${at}`, h: undefined, ...freePlace(at - 1) }
    graph.value = { ...graph.value, nodes: [...graph.value.nodes, node] }
    await nextTick()
  }
  return points.value
}

function leastDistance(points: readonly NodePlace[]): number {
  const between = points.flatMap((one, at) =>
    points.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.min(...between)
}

it.each([
  ['a desk', 6, desk],
  ['a desk', 12, desk],
  ['a low window', 6, low],
  ['a phone', 6, phone],
])('on %s %i new nodes are well within the drawing, and apart', async (_, count, size) => {
  const points = await added(count, size)
  expect(points).toHaveLength(count)
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(40)
    expect(x).toBeLessThan(size.width - 40)
    expect(y).toBeGreaterThan(40)
    expect(y).toBeLessThan(size.height - 50)
  }
  expect(leastDistance(points)).toBeGreaterThan(60)
})

it('six new nodes on a desk spread down as well as across', async () => {
  const points = await added(6, desk)
  const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers)
  expect(spread(points.map(({ x }) => x))).toBeGreaterThan(100)
  expect(spread(points.map(({ y }) => y))).toBeGreaterThan(100)
})

it('a new node stands apart from all others, and lies on no edge', () => {
  const points = [60, 600].map((x) => ({ x, y: 196 }))
  const { y } = freePoint({ points, edges: [[0, 1]] }, { x: 330, y: 196 }, desk)
  expect(Math.abs(y - 196)).toBeGreaterThan(30)
})

it('a new node has a place however many edges there are', () => {
  const room = { width: 160, height: 160 }
  const points = [20, 140].map((x) => ({ x, y: 80 }))
  const edges = Array.from({ length: 200_000 }, () => [0, 1] as const)
  const ofOne = freePoint({ points, edges: [[0, 1]] }, points[0], room)
  expect(freePoint({ points, edges }, points[0], room)).toEqual(ofOne)
})

it('where nothing is free a new node is still within the drawing', () => {
  const points = Array.from({ length: 400 }, (_, at) => ({
    x: (at % 20) * 34,
    y: Math.floor(at / 20) * 20,
  }))
  const { x, y } = freePoint({ points, edges: [] }, points[0], desk)
  expect([x > 40, x < 620, y > 40, y < 350]).toEqual([true, true, true, true])
})

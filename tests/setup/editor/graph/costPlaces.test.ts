import { describe, expect, it } from 'vitest'
import { costPlaces } from '../../../../src/setup/editor/graph/drawing/costPlaces'
import { edgeLines } from '../../../../src/setup/editor/graph/drawing/edgeLines'
import { boxAround } from '../../../../src/stage/map/places/written/boxes'

const points = [
  { x: 40, y: 100 },
  { x: 160, y: 100 },
]
const edges = [{ from: 'A', to: 'B', ends: [0, 1] as const, cost: '75', directed: false }]
const lines = edgeLines(points, edges)
const [{ label }] = lines
const around = (x: number, y: number, far: number) => boxAround(x, y, 2 * far, 2 * far)

describe('the costs of a drawn graph with little room', () => {
  it('stand at the middle of their edges where nothing is in the way', () => {
    expect(costPlaces(edges, lines, { points, names: [] })).toEqual([label])
  })

  it('go to the other side, or along the edge, where a name or another cost stands', () => {
    const name = around(label.x, label.y, 3)
    const [moved] = costPlaces(edges, lines, { points, names: [name] })
    expect(moved).toEqual({ x: label.x, y: 200 - label.y })
    const twice = costPlaces([...edges, ...edges], [...lines, ...lines], { points, names: [name] })
    expect(twice[0]).toEqual(moved)
    expect(twice[1]?.x).not.toBe(label.x)
  })

  it('are left out rather than printed over a name or a node', () => {
    const names = [around(label.x, 100, 60)]
    expect(costPlaces(edges, lines, { points, names })).toEqual([undefined])
    const close = [points[0], { x: 50, y: 100 }]
    expect(costPlaces(edges, edgeLines(close, edges), { points: close, names: [] })).toEqual([
      undefined,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { overlap } from '../../../src/stage/map/places/written/boxes'
import { besideNodes, showsSomeOf } from '../../../src/stage/votes/besideNodes'

const picture = { width: 390, height: 200 }
const bars = { width: 37, height: 62 }
const drawnAt = (x: number, y: number, size: number) => ({ place: [x, y] as const, size })

describe('the votes for nodes', () => {
  it('stand at the right of a node that has room there', () => {
    const node = drawnAt(240, 100, 40)
    const [box] = besideNodes([{ ...node, ...bars }], [node], picture)
    expect(box.left).toBeGreaterThan(260)
    expect(box.top + box.height).toBe(120)
  })

  it('lie over no neighbour, and over no name of a level', () => {
    const parent = drawnAt(129, 100, 40)
    const [node, next] = [drawnAt(87, 155, 24), drawnAt(134, 155, 24)]
    const [box] = besideNodes([{ ...node, ...bars }], [parent, node, next], picture)
    for (const { place, size } of [parent, next]) {
      const [left, top] = place.map((middle) => middle - size / 2)
      expect(overlap(box, { left, top, width: size, height: size })).toBe(0)
    }
    expect(box.left).toBeGreaterThanOrEqual(64)
  })

  it('lie over none of each other', () => {
    const nodes = [drawnAt(150, 100, 40), drawnAt(240, 100, 40)]
    const [one, other] = besideNodes(
      nodes.map((node) => ({ ...node, ...bars })),
      nodes,
      picture,
    )
    expect(overlap(one, other)).toBe(0)
  })

  it('are for nodes of which something is in the picture', () => {
    const { width, height } = picture
    expect(showsSomeOf(drawnAt(-15, 100, 40), picture)).toBe(true)
    expect(showsSomeOf(drawnAt(-25, 100, 40), picture)).toBe(false)
    expect(showsSomeOf(drawnAt(width + 25, 100, 40), picture)).toBe(false)
    expect(showsSomeOf(drawnAt(100, height + 500, 4), picture)).toBe(false)
  })
})

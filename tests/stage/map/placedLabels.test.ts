import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placedWays } from '../../../src/stage/map/places/placed/placedWays'
import { crosses, gapToPoint, overlap } from '../../../src/stage/map/places/written/boxes'
import { placedCosts } from '../../../src/stage/map/places/written/placedCosts'
import { placedLabels } from '../../../src/stage/map/places/written/placedLabels'

const room = { width: 400, height: 300, ways: [] }
const label = { width: 60, height: 30, lineHeight: 15 }

describe('the names of places', () => {
  it('stand below them, where nothing is in the way', () => {
    const [box] = placedLabels([{ x: 200, y: 100 }], 20, [label], room)
    expect(box).toMatchObject({ left: 170, align: 'center', isAbove: false })
    expect(box?.top).toBeGreaterThan(110)
  })

  it('stand elsewhere where a way would run through them, or the room ends', () => {
    const way = { from: { x: 200, y: 100 }, end: { x: 200, y: 290 } }
    const [above] = placedLabels([{ x: 200, y: 100 }], 20, [label], {
      ...room,
      ways: [way],
    })
    expect(above?.isAbove).toBe(true)
    const [atEdge] = placedLabels([{ x: 200, y: 290 }], 20, [label], room)
    expect(atEdge && atEdge.top + atEdge.height).toBeLessThanOrEqual(room.height)
    const [atSide] = placedLabels([{ x: 398, y: 100 }], 20, [label], room)
    expect(atSide && atSide.left + atSide.width).toBeLessThanOrEqual(room.width)
  })

  it('all stand there where two places are at one point, and apart from each other', () => {
    const points = [
      { x: 200, y: 100 },
      { x: 200, y: 100 },
    ]
    const [one, other] = placedLabels(points, 20, [label, label], room)
    expect(one && other && overlap(one, other)).toBe(0)
  })

  it('cover hardly anything of each other, and are at their own places, wherever these are', () => {
    const point = fc.record({
      x: fc.integer({ min: 40, max: 360 }),
      y: fc.integer({ min: 40, max: 260 }),
    })
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
        const labels = placedLabels(
          points,
          20,
          points.map(() => label),
          room,
        )
        for (const [at, box] of labels.entries()) {
          if (!box) continue
          for (const other of labels.slice(at + 1)) {
            expect(other ? overlap(box, other) : 0).toBeLessThanOrEqual(420 / 6)
          }
          // One that is nearer to another place than to its own is read as the name of that.
          const own = gapToPoint(box, points[at])
          for (const point of points) expect(own - gapToPoint(box, point)).toBeLessThan(420 / 40)
        }
      }),
    )
  })
})

it('tells whether a line goes through a box', () => {
  const box = { left: 10, top: 10, width: 20, height: 20 }
  const line = (...[x, y, toX, toY]: readonly number[]) => ({
    from: { x, y },
    end: { x: toX, y: toY },
  })
  expect(crosses(line(0, 20, 40, 20), box)).toBe(true)
  expect(crosses(line(0, 0, 40, 40), box)).toBe(true)
  expect(crosses(line(0, 5, 40, 5), box)).toBe(false)
  expect(crosses(line(0, 20, 9, 20), box)).toBe(false)
  expect(crosses(line(20, 0, 20, 9), box)).toBe(false)
})

describe('the ways of a map', () => {
  const points = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 104, y: 100 },
  ]
  const room = { width: 300, height: 200 }
  const way = (from: number, to: number, directed = false) => ({ from, to, cost: 7, directed })

  it('end outside of the places, the head of an arrow too', () => {
    const [placed] = placedWays([way(0, 1, true)], points, 20, false)
    expect(placed).toMatchObject({ from: { x: 112, y: 100 }, end: { x: 188, y: 100 } })
    expect(placed.head?.[0]).toEqual({ x: 188, y: 100 })
    expect(Math.max(...(placed.head ?? []).map(({ x }) => x))).toBe(188)
  })

  it('are not drawn from a place to itself, nor between places that touch', () => {
    expect(placedWays([way(0, 0), way(0, 2)], points, 20, false)).toEqual([])
  })

  it('have their costs beside them, where neither a name nor a place is', () => {
    const ways = placedWays([way(0, 1)], points, 20, false)
    const marks = points.map((point) => ({ ...point, size: 20 }))
    const costs = placedCosts(
      ways,
      { textOf: () => '7', widthOf: () => 20, height: 14 },
      [],
      marks,
      room,
    )
    expect(costs).toMatchObject([{ text: '7', x: 150, y: expect.any(Number), width: 20 }])
    expect(Math.abs(costs[0].y - 100)).toBeGreaterThan(7)
    const below = {
      left: 100,
      top: 100,
      width: 100,
      height: 40,
      align: 'left',
      isAbove: false,
    } as const
    const [moved] = placedCosts(
      ways,
      { textOf: () => '7', widthOf: () => 20, height: 14 },
      [below],
      marks,
      room,
    )
    expect(moved.y).toBeLessThan(100)
  })

  it('have their costs a little farther away where they are so short that places are in the way', () => {
    const near = [
      { x: 100, y: 100 },
      { x: 100, y: 130 },
    ]
    const marks = near.map((point) => ({ ...point, size: 22 }))
    const ways = placedWays([way(0, 1)], near, 16, false)
    const [cost] = placedCosts(
      ways,
      { textOf: () => '70', widthOf: () => 20, height: 14 },
      [],
      marks,
      room,
    )
    const gap = Math.abs(cost.x - 100) - cost.width / 2
    expect([cost.text, gap > 2, gap < 16]).toEqual(['70', true, true])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placedWays } from '../../../src/stage/map/places/placed/placedWays'

const anyPoint = fc.record({
  x: fc.integer({ max: 900, min: 0 }),
  y: fc.integer({ max: 600, min: 0 }),
})

it('the head of an arrow ends where its line ends, and lies behind it evenly on both sides', () => {
  const ways = [{ from: 0, to: 1, cost: 1, directed: true }]
  const property = fc.property(
    anyPoint,
    anyPoint,
    fc.integer({ min: 4, max: 40 }),
    (a, b, size) => {
      const [placed] = placedWays(ways, [a, b], size, false)
      fc.pre(placed?.head !== undefined)
      const { from, end } = placed
      const [tip, left, right] = placed.head
      expect(tip).toEqual(end)
      const [alongX, alongY] = [end.x - from.x, end.y - from.y]
      const back = { x: (left.x + right.x) / 2 - tip.x, y: (left.y + right.y) / 2 - tip.y }
      // The middle behind the tip lies on the line, towards its beginning.
      expect(back.x * alongY - back.y * alongX).toBeCloseTo(0, 6)
      expect(back.x * alongX + back.y * alongY).toBeLessThan(0)
      // Across the line.
      expect((left.x - right.x) * alongX + (left.y - right.y) * alongY).toBeCloseTo(0, 6)
      expect(Math.hypot(left.x - right.x, left.y - right.y)).toBeGreaterThan(1)
    },
  )
  fc.assert(property)
})

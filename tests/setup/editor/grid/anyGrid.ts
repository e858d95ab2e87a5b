import fc from 'fast-check'
import type { GridMap } from '../../../../src/problems/grid/gridMap'

/** Small grids of all costs. The start and the goal are free, and two cells. */
export const anyGrid: fc.Arbitrary<GridMap> = fc
  .record({ width: fc.integer({ min: 2, max: 9 }), height: fc.integer({ min: 1, max: 7 }) })
  .chain(({ width, height }) => {
    const count = width * height
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      costs: fc.uint8Array({ minLength: count, maxLength: count, max: 9 }),
      start: fc.integer({ min: 0, max: count - 1 }),
      goal: fc.integer({ min: 1, max: count - 1 }),
    })
  })
  .map(({ costs, start, goal: apart, ...size }) => {
    const goal = (start + apart) % costs.length
    for (const end of [start, goal]) costs[end] = Math.max(1, costs[end])
    return { ...size, costs, start, goal }
  })

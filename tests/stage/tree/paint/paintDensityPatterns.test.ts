import { expect, it } from 'vitest'
import { hatching } from '../../../../src/stage/tree/paint/paintDensityPatterns'
import type { DenseLevel } from '../../../../src/stage/tree/picture/denseLevels'

const columns = 100
const view = {
  ...{ level: 0, together: 1, y: 50, from: 0, to: 100, size: 0 },
  opacity: { density: 1, marks: 0, boards: 0 },
}

/** A level whose left half has some nodes and whose right half has none. */
function level(waits: number, done: number): DenseLevel {
  const half = (count: number) =>
    Uint32Array.from({ length: columns }, (_, i) => (i < 50 ? count : 0))
  const counts = { waiting: half(waits), expanded: half(done), pruned: half(1) }
  return { view, opacity: 1, backward: false, counts }
}

it('hatches a level of expanded nodes in its whole height, and nothing where none is', () => {
  const strokes = hatching(level(0, 3), columns, 12)
  expect(strokes).toHaveLength(10)
  for (const { x, bottom, height } of strokes) {
    expect(x).toBeLessThan(50)
    expect([bottom, height]).toEqual([56, 12])
  }
})

it('hatches the lower half where nodes wait above', () => {
  for (const { height } of hatching(level(2, 3), columns, 12)) expect(height).toBe(6)
  expect(hatching(level(2, 3), columns, 12)).toHaveLength(10)
})

it('leaves a level plain in which all nodes wait or are pruned', () => {
  expect(hatching(level(5, 0), columns, 12)).toEqual([])
  expect(hatching(level(0, 0), columns, 12)).toEqual([])
})

import { expect, it } from 'vitest'
import { levelBars, levelsToBar } from '../../../src/stage/counts/levelBars'

it('gives each level a bar of its own', () => {
  expect(levelBars([1, 2], undefined, 60)).toEqual([
    { from: 0, to: 0, nodes: 1, total: undefined },
    { from: 1, to: 1, nodes: 2, total: undefined },
  ])
})

it('keeps room for the levels that are still to come, once they are known', () => {
  expect(levelBars([1, 2], [1, 2, 4], 60).at(-1)).toEqual({ from: 2, to: 2, nodes: 0, total: 4 })
})

it('puts neighbouring levels together where there are too many, and loses no node', () => {
  const bars = levelBars(new Array<number>(1001).fill(1), undefined, 60)
  expect(bars.length).toBeLessThanOrEqual(60)
  expect(bars.reduce((all, { nodes }) => all + nodes, 0)).toBe(1001)
  expect(bars.at(-1)?.to).toBe(1000)
})

it('tells how many levels stand together in a bar', () => {
  expect(levelsToBar(levelBars([1, 2], undefined, 60))).toBe(1)
  expect(levelsToBar(levelBars(new Array<number>(61).fill(1), undefined, 60))).toBe(2)
  expect(levelsToBar([])).toBe(1)
})

it('has no bars without levels', () => {
  expect(levelBars([], undefined, 60)).toEqual([])
})

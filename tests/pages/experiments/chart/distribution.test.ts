import { expect, it } from 'vitest'
import { stripOf } from '../../../../src/pages/experiments/chart/distribution'
import { logAxis } from '../../../../src/pages/experiments/chart/logAxis'

it('has a bar for the shortest times where the axis has them', () => {
  const times = [0.001, 0.004, 5]
  const [first] = stripOf(times, 12)?.bars ?? []
  expect(first).toMatchObject({ from: 0.01, count: 2 })
  const { at } = logAxis(times, [0, 100], 1)
  expect([at(0.001), at(0.004)]).toEqual([at(first.from), at(first.from)])
})

it('has a bar of its own for what is 0, and nothing for no values', () => {
  expect(stripOf([0, 0, 7], 12)?.bars[0]).toEqual({ from: 0, to: 0, count: 2 })
  expect(stripOf([], 12)).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { logAxis } from '../../../../src/pages/experiments/chart/logAxis'

const values = [12, 90_000, 700_000]
// A digit of Inter is about 0.64 times as wide as its letters are large, and a comma 0.3.
const widthOf = (value: number, enlarged: number) =>
  value.toLocaleString('en').length * 0.6 * 13 * enlarged

describe('the numbers under an axis of factors', () => {
  it.each([1, 1.5, 1.875, 2.34])('do not touch with letters %f times as large', (enlarged) => {
    const { ticks } = logAxis(values, [100, 1100], enlarged)
    expect(ticks.length).toBeGreaterThan(2)
    for (const [index, { value, at }] of ticks.slice(1).entries()) {
      const before = ticks[index]
      const halves = (widthOf(before.value, enlarged) + widthOf(value, enlarged)) / 2
      expect(at - before.at, `${before.value} and ${value}`).toBeGreaterThan(halves)
    }
  })
})

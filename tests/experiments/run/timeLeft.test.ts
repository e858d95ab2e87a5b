import { expect, it } from 'vitest'
import type { Row } from '../../../src/experiments/row'
import { timeLeft } from '../../../src/experiments/run/timeLeft'

const row = (board: number, search: number, ms: number): Row => ({
  ...{ board, search, ms },
  ...{ outcome: 'solved', moves: 1, popped: 2, expanded: 1, generated: 3, peakSize: 3 },
})
const sizes = { starts: 10, searches: 3 }

it('is what each search took on average, for each board that it has not done, over all workers', () => {
  const rows = [row(0, 0, 100), row(1, 0, 300), row(0, 1, 5), row(0, 2, 1)]
  expect(timeLeft(rows, sizes, 1)).toBe(8 * 200 + 9 * 5 + 9)
  expect(timeLeft(rows, sizes, 4)).toBe((8 * 200 + 9 * 5 + 9) / 4)
})

it('is not known while some search was not run once', () => {
  expect(timeLeft([], sizes, 1)).toBeUndefined()
  expect(timeLeft([row(0, 0, 100), row(1, 0, 300)], sizes, 1)).toBeUndefined()
})

it('is none where all is done', () => {
  expect(timeLeft([row(0, 0, 7), row(0, 1, 9)], { starts: 1, searches: 2 }, 2)).toBe(0)
})

import { expect, it } from 'vitest'
import { plannedMinutes } from '../../src/lessons/plannedMinutes'

const stops = ['one', 'two', 'three'].map((id) => ({ kind: 'beat', id }) as const)

it('shares the minutes of a lesson among its places, less those that have their own', () => {
  expect(plannedMinutes({ minutes: 12, stops }, 'one')).toBe(4)
  const timed = { minutes: 12, stops, times: { one: 6 } }
  expect(plannedMinutes(timed, 'one')).toBe(6)
  expect(plannedMinutes(timed, 'two')).toBe(3)
})

it('plans no time below none', () => {
  expect(plannedMinutes({ minutes: 5, stops, times: { one: 6 } }, 'two')).toBe(0)
})

import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deviceStorage } from '../../src/settings/deviceStorage'
import { keepForAWhile, keptForAWhile } from '../../src/settings/keptForAWhile'

beforeEach(() => {
  deviceStorage().removeItem('tansaku-x')
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it('is there until its time is over', () => {
  keepForAWhile('tansaku-x', { a: 1 })
  vi.advanceTimersByTime(60_000)
  expect(keptForAWhile('tansaku-x', 60_000)).toEqual({ a: 1 })
  vi.advanceTimersByTime(1)
  expect(keptForAWhile('tansaku-x', 60_000)).toBeUndefined()
})

it('is not there before it was kept: the clock was set back', () => {
  keepForAWhile('tansaku-x', 5)
  vi.setSystemTime(Date.now() - 1)
  expect(keptForAWhile('tansaku-x', 60_000)).toBeUndefined()
})

it('is nothing where somebody else wrote anything', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      for (const kept of [text, json]) {
        deviceStorage().setItem('tansaku-x', kept)
        expect(keptForAWhile('tansaku-x', 60_000)).toBeUndefined()
      }
    }),
  )
})

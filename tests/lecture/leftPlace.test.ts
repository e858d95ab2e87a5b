import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPlace, keepPlace, leftPlace } from '../../src/lecture/leftPlace'

const place = '#/lab?start=152436780&step=5'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

it('is where a window was closed a short time ago', () => {
  keepPlace(place, true)
  vi.advanceTimersByTime(14 * 60_000)
  expect(leftPlace()).toBe(place)
  vi.advanceTimersByTime(2 * 60_000)
  expect(leftPlace()).toBeUndefined()
})

it('is nowhere while the window is open, or once the lecture is over', () => {
  keepPlace(place, false)
  expect(leftPlace()).toBeUndefined()
  keepPlace(place, true)
  forgetPlace()
  expect(leftPlace()).toBeUndefined()
})

it('is no address of another site, nor anything else', () => {
  keepPlace('https://a.example', true)
  expect(leftPlace()).toBeUndefined()
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      localStorage.setItem('tansaku-lecture-place', JSON.stringify({ since: Date.now(), value }))
      expect(leftPlace()).toBeUndefined()
    }),
  )
})

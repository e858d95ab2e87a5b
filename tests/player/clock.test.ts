import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameClock } from '../../src/player/clock'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the clock of the page', () => {
  it('tells the seconds since the frame before', () => {
    const seconds: number[] = []
    const stop = frameClock((passed) => void seconds.push(passed))
    vi.advanceTimersByTime(500)
    stop()
    expect(seconds.length).toBeGreaterThan(10)
    expect(seconds.reduce((sum, passed) => sum + passed)).toBeCloseTo(0.5, 1)
  })

  it('stops when it is stopped within a frame', () => {
    let frames = 0
    const stop = frameClock(() => {
      frames++
      stop()
    })
    vi.advanceTimersByTime(500)
    expect(frames).toBe(1)
  })
})

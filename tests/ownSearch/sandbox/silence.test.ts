import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Silence } from '../../../src/ownSearch/sandbox/silence'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('silence', () => {
  it('is told once nothing has come for its seconds', () => {
    const tell = vi.fn<() => void>()
    const silence = new Silence(6, tell)
    silence.begin()
    vi.advanceTimersByTime(5_999)
    expect(tell).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(tell).toHaveBeenCalledOnce()
  })

  it('is counted anew from what comes, and not at all once it has ended', () => {
    const tell = vi.fn<() => void>()
    const silence = new Silence(6, tell)
    silence.begin()
    vi.advanceTimersByTime(4_000)
    silence.begin()
    vi.advanceTimersByTime(4_000)
    silence.end()
    vi.advanceTimersByTime(20_000)
    expect(tell).not.toHaveBeenCalled()
  })

  it('is not told of a time in which the page itself was busy, but of the time after it', () => {
    const tell = vi.fn<() => void>()
    const silence = new Silence(6, tell)
    silence.begin()
    // The page does nothing else for seven seconds: its timers come when it is done.
    const busy = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 7_000)
    vi.advanceTimersByTime(6_000)
    busy.mockRestore()
    expect(tell).not.toHaveBeenCalled()
    vi.advanceTimersByTime(6_000)
    expect(tell).toHaveBeenCalledOnce()
  })
})

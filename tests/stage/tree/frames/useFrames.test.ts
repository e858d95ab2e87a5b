import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope } from 'vue'
import type { EffectScope } from 'vue'
import { useFrames } from '../../../../src/stage/tree/frames/useFrames'

let asked: Map<number, FrameRequestCallback>
let count: number
let scope: EffectScope

beforeEach(() => {
  asked = new Map()
  count = 0
  scope = effectScope()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    asked.set(++count, callback)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => asked.delete(id))
})
afterEach(() => {
  scope.stop()
  vi.unstubAllGlobals()
})

/** Asks for a frame of what is drawn within the scope. */
function framesOf(...given: Parameters<typeof useFrames>): () => void {
  const ask = scope.run(() => useFrames(...given))
  if (!ask) throw new Error('the scope has ended')
  return ask
}

function showFrame(time: number): void {
  const callbacks = [...asked.values()]
  asked.clear()
  for (const callback of callbacks) callback(time)
}

describe('the frames of a picture', () => {
  it('come once, however often they are asked for', () => {
    const draw = vi.fn(() => false)
    const ask = framesOf(draw)
    ask()
    ask()
    showFrame(0)
    showFrame(16)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('come at once where the page is printed, which waits for none', () => {
    const draw = vi.fn(() => false)
    const ask = framesOf(draw)
    window.dispatchEvent(new Event('beforeprint'))
    expect(draw).not.toHaveBeenCalled()
    ask()
    window.dispatchEvent(new Event('beforeprint'))
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('come once each where every drawing is followed by a question for the next', () => {
    const draw = vi.fn(() => false)
    const ask = framesOf(draw)
    for (let frame = 0; frame < 5; frame++) {
      ask()
      showFrame(frame * 16)
    }
    expect(draw).toHaveBeenCalledTimes(5)
  })

  it('go on while something is on its way, and tell the seconds between them', () => {
    let left = 3
    const draw = vi.fn<(seconds: number) => boolean>(() => --left > 0)
    const ask = framesOf(draw)
    ask()
    for (const time of [1000, 1020, 1050, 1080]) showFrame(time)
    expect(draw).toHaveBeenCalledTimes(3)
    expect(draw.mock.calls[1][0]).toBeCloseTo(0.02)
    expect(draw.mock.calls[2][0]).toBeCloseTo(0.03)
  })

  it('are left to something else where that is asked for, and the next is drawn then', () => {
    let rests = true
    const draw = vi.fn(() => false)
    framesOf(draw, () => rests)()
    showFrame(0)
    expect(draw).not.toHaveBeenCalled()
    rests = false
    showFrame(16)
    showFrame(32)
    expect(draw).toHaveBeenCalledTimes(1)
  })

  it('end with what asked for them', () => {
    const draw = vi.fn(() => true)
    framesOf(draw)()
    scope.stop()
    showFrame(0)
    expect(draw).not.toHaveBeenCalled()
  })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCrossFade } from '../../../../src/stage/tree/frames/useCrossFade'

const viewport = { width: 300, height: 200 }
const begun = 1_000

/** A canvas out of sight that knows which canvas it took its picture from. */
class KeptCanvas {
  picture: unknown
  constructor(
    public width: number,
    public height: number,
  ) {}

  getContext() {
    return { drawImage: (picture: unknown) => (this.picture = picture) }
  }
}

beforeEach(() => vi.stubGlobal('OffscreenCanvas', KeptCanvas))
afterEach(() => vi.unstubAllGlobals())

/** How strongly the old picture is painted at each time, and whether more is to come. */
function faded(times: readonly number[], begin = true) {
  const canvas = document.createElement('canvas')
  const fade = useCrossFade()
  if (begin) fade.begin(canvas, begun)
  const painted: { picture: unknown; strength: number; box: readonly number[] }[] = []
  const context = {
    globalAlpha: 1,
    drawImage: ({ picture }: KeptCanvas, ...box: number[]) =>
      painted.push({ picture, strength: context.globalAlpha, box }),
  }
  const goesOn = times.map((time) =>
    fade.paint(context as unknown as CanvasRenderingContext2D, viewport, begun + time),
  )
  return { canvas, painted, goesOn, alphaAfter: context.globalAlpha }
}

it('paints nothing before it is begun', () => {
  const { painted, goesOn } = faded([0, 100], false)
  expect(painted).toEqual([])
  expect(goesOn).toEqual([false, false])
})

it('paints the old picture over all of the new one, ever weaker, until it is gone', () => {
  const { canvas, painted, goesOn, alphaAfter } = faded([0, 60, 120, 240, 100_000])
  expect(goesOn).toEqual([true, true, true, true, false])
  expect(painted.map(({ picture }) => picture)).toEqual([canvas, canvas, canvas, canvas])
  expect(painted[0].strength).toBe(1)
  painted.slice(1).forEach(({ strength }, before) => {
    expect(strength).toBeLessThan(painted[before].strength)
    expect(strength).toBeGreaterThan(0)
  })
  expect(painted.every(({ box }) => box.join(' ') === '0 0 300 200')).toBe(true)
  expect(alphaAfter).toBe(1)
})

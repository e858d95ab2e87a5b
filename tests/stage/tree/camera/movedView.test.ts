import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitCamera,
  panned,
  screenX,
  screenY,
  viewOf,
  zoomed,
} from '../../../../src/stage/tree/camera/camera'
import type { View } from '../../../../src/stage/tree/camera/camera'
import {
  byWholePixels,
  covers,
  isPan,
  motionBetween,
  movedTo,
  widened,
} from '../../../../src/stage/tree/camera/movedView'
import type { Stretch } from '../../../../src/stage/tree/camera/movedView'

const viewport = { width: 900, height: 600 }
const extents = fc
  .tuple(fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 60 }))
  .map(([half, levels]) => ({ left: -half, right: half, starts: new Uint32Array(levels + 1) }))
const moves = fc.tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -120, max: 120 }))
const factors = fc.double({ min: 0.5, max: 2, noNaN: true })
const shares = fc.double({ min: 0, max: 1, noNaN: true })

/** A view and the one a hand made of it by a drag and a zoom. */
const twoViews = fc.tuple(extents, moves, factors).map(([extent, [across, down], factor]) => {
  const before = viewOf(fitCamera(extent, viewport), extent, viewport)
  const dragged = viewOf(panned(before, across, down), extent, viewport)
  const now = viewOf(zoomed(dragged, extent, factor, [200, 100]), extent, viewport)
  return { extent, before, dragged, now }
})

describe('a moved picture', () => {
  it('has every place of the tree where the other view has it', () => {
    fc.assert(
      fc.property(twoViews, shares, shares, ({ extent, before, now }, across, down) => {
        const motion = motionBetween(before, now)
        const x = extent.left + across * (extent.right - extent.left)
        const level = down * (extent.starts.length - 2)
        expect(movedTo(motion.across, screenX(before, x))).toBeCloseTo(screenX(now, x), 3)
        expect(movedTo(motion.down, screenY(before, level))).toBeCloseTo(screenY(now, level), 3)
      }),
    )
  })

  it('is only panned by a drag, by whole pixels that are at most half a pixel off', () => {
    fc.assert(
      fc.property(twoViews, fc.constantFrom(1, 1.25, 2), ({ before, dragged }, sharpness) => {
        const motion = motionBetween(before, dragged)
        expect(isPan(motion)).toBe(true)
        const whole = byWholePixels(motion, sharpness)
        for (const side of ['across', 'down'] as const) {
          const pixels = whole[side].from * sharpness
          expect(pixels).toBeCloseTo(Math.round(pixels), 6)
          const off = Math.abs(whole[side].from - motion[side].from) * sharpness
          expect(off).toBeLessThanOrEqual(0.5 + 1e-6)
        }
      }),
    )
  })

  it('covers another view just when all corners of that view were within it', () => {
    const margin = { across: 160, down: 90 }
    fc.assert(
      fc.property(twoViews, ({ before, now }) => {
        const wide = widened(before, margin)
        const motion = motionBetween(wide, now)
        expect(covers(wide, now, motion)).toBe(isWithin(wide, now))
      }),
    )
  })

  it('stays where it is by the margin when its view is widened', () => {
    const { before } = fc.sample(twoViews, { numRuns: 1, seed: 1 })[0]
    const { across, down } = motionBetween(widened(before, { across: 160, down: 90 }), before)
    expect(across.by).toBe(1)
    expect(across.from).toBeCloseTo(-160)
    expect(down.from).toBeCloseTo(-90)
  })
})

/** By the corners' places in the tree, instead of in the picture. */
function isWithin(wide: View, now: View): boolean {
  const room = { left: 0, top: 0, right: now.viewport.width, bottom: now.viewport.height }
  const { across, down } = motionBetween(wide, now)
  const before = ({ by, from }: Stretch, place: number) => (place - from) / by
  return (
    before(across, room.left) >= 0 &&
    before(down, room.top) >= 0 &&
    before(across, room.right) <= wide.viewport.width &&
    before(down, room.bottom) <= wide.viewport.height
  )
}

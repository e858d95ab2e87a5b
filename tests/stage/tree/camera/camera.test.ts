import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boardHeightShare,
  fitCamera,
  keptOver,
  levelGap,
  panned,
  screenX,
  screenY,
  viewOf,
  worldLevel,
  worldX,
  zoomed,
} from '../../../../src/stage/tree/camera/camera'

const viewport = { width: 900, height: 600 }
const extents = fc
  .tuple(fc.double({ min: 0, max: 50_000, noNaN: true }), fc.integer({ min: 1, max: 60 }))
  .map(([half, levels]) => ({ left: -half, right: half, starts: new Uint32Array(levels + 1) }))
const points = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }))
const factors = fc.double({ min: 0.2, max: 5, noNaN: true })

describe('the camera', () => {
  it('shows every corner of the tree when it fits it', () => {
    fc.assert(
      fc.property(extents, (extent) => {
        const view = viewOf(fitCamera(extent, viewport), extent, viewport)
        const levels = extent.starts.length - 1
        for (const x of [screenX(view, extent.left), screenX(view, extent.right)]) {
          expect(x).toBeGreaterThan(0)
          expect(x).toBeLessThan(viewport.width)
        }
        for (const y of [screenY(view, 0), screenY(view, levels - 1)]) {
          expect(y).toBeGreaterThan(0)
          expect(y).toBeLessThan(viewport.height)
        }
      }),
    )
  })

  it.each([1, 1.3, 1.5])(
    'leaves room for the numbers under the last level, and for the names of levels, of letters %d times as large',
    (letters) => {
      const larger = { ...viewport, letters }
      const extent = { left: -40, right: 40, starts: new Uint32Array(7) }
      const view = viewOf(fitCamera(extent, larger), extent, larger)
      const underNode = 8 + 13 * letters
      const board = (view.gap * boardHeightShare) / 2
      expect(viewport.height - screenY(view, 5) - board).toBeGreaterThanOrEqual(underNode)
      // Here the side of a node takes half a unit.
      expect(screenX(view, -40.5)).toBeCloseTo(64 * letters)
    },
  )

  it('leaves the point under the pointer where it is while it zooms', () => {
    fc.assert(
      fc.property(extents, points, factors, (extent, point, factor) => {
        const before = viewOf(fitCamera(extent, viewport), extent, viewport)
        const after = viewOf(zoomed(before, extent, factor, point), extent, viewport)
        expect(screenX(after, worldX(before, point[0]))).toBeCloseTo(point[0], 3)
        expect(screenY(after, worldLevel(before, point[1]))).toBeCloseTo(point[1], 3)
      }),
    )
  })

  it('moves what is seen by as many pixels as the hand', () => {
    fc.assert(
      fc.property(extents, points, points, (extent, from, to) => {
        const before = viewOf(fitCamera(extent, viewport), extent, viewport)
        const moved = panned(before, to[0] - from[0], to[1] - from[1])
        const after = viewOf(moved, extent, viewport)
        expect(screenX(after, worldX(before, from[0]))).toBeCloseTo(to[0], 3)
        expect(screenY(after, worldLevel(before, from[1]))).toBeCloseTo(to[1], 3)
      }),
    )
  })

  it('sets levels further apart the nearer it comes', () => {
    fc.assert(
      fc.property(extents, factors, (extent, factor) => {
        const { scale } = fitCamera(extent, viewport)
        const nearer = scale * Math.max(factor, 1 / factor)
        const [far, near] = [scale, nearer].map((each) => levelGap(each, extent, viewport))
        expect(near).toBeGreaterThanOrEqual(far - 1e-9)
      }),
    )
  })

  it('keeps its middle over the tree', () => {
    fc.assert(
      fc.property(extents, fc.integer(), fc.integer(), (extent, x, level) => {
        const kept = keptOver({ scale: 1, x, level }, extent)
        expect(kept.x).toBeGreaterThanOrEqual(extent.left)
        expect(kept.x).toBeLessThanOrEqual(extent.right)
        expect(kept.level).toBeGreaterThanOrEqual(0)
        expect(kept.level).toBeLessThan(extent.starts.length - 1 || 1)
      }),
    )
  })
})

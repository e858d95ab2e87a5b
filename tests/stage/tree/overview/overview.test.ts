import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fitCamera,
  screenX,
  screenY,
  viewOf,
  worldLevel,
  worldX,
} from '../../../../src/stage/tree/camera/camera'
import { frameOnMap, needsMap, overviewOf } from '../../../../src/stage/tree/overview/overview'

const viewport = { width: 900, height: 600 }
const room = { width: 168, height: 100 }
const anyTree = fc
  .record({
    half: fc.double({ min: 1, max: 50_000, noNaN: true }),
    levels: fc.integer({ min: 1, max: 70_000 }),
  })
  .map(({ half, levels }) => ({
    left: -half,
    right: half,
    levels,
    starts: new Uint32Array(levels + 1),
  }))

describe('the map of a tree', () => {
  it('has every corner of the tree in it', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const map = overviewOf(tree, room)
        for (const x of [screenX(map, tree.left), screenX(map, tree.right)]) {
          expect(Math.abs(x - room.width / 2)).toBeLessThanOrEqual(room.width / 2)
        }
        for (const y of [screenY(map, 0), screenY(map, tree.levels - 1)]) {
          expect(Math.abs(y - room.height / 2)).toBeLessThanOrEqual(room.height / 2)
        }
      }),
    )
  })

  it('is not needed where the tree fits, and is where most of it is out of view', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const fit = fitCamera(tree, viewport)
        expect(needsMap(tree, viewOf(fit, tree, viewport))).toBe(false)
        const nearer = { ...fit, x: tree.right, scale: Math.max(fit.scale, 300) * 4 }
        expect(needsMap(tree, viewOf(nearer, tree, viewport))).toBe(true)
      }),
    )
  })

  it('frames what is in view: in its place, never lost, never beside the map', () => {
    const anyShare = fc.double({ min: 0, max: 1, noNaN: true })
    const anyFactor = fc.double({ min: 0.6, max: 400, noNaN: true })
    fc.assert(
      fc.property(anyTree, anyFactor, anyShare, anyShare, (tree, factor, across, down) => {
        const camera = {
          scale: fitCamera(tree, viewport).scale * factor,
          x: tree.left + across * (tree.right - tree.left),
          level: down * (tree.levels - 1),
        }
        const view = viewOf(camera, tree, viewport)
        const map = overviewOf(tree, room)
        const frame = frameOnMap(view, map)
        expect(frame.left).toBeGreaterThanOrEqual(0)
        expect(frame.top).toBeGreaterThanOrEqual(0)
        expect(frame.left + frame.width).toBeLessThanOrEqual(room.width + 1e-6)
        expect(frame.top + frame.height).toBeLessThanOrEqual(room.height + 1e-6)
        expect(Math.min(frame.width, frame.height)).toBeGreaterThan(7)
        const [x, y] = [screenX(map, camera.x), screenY(map, camera.level)]
        expect(x).toBeGreaterThanOrEqual(frame.left - 1e-6)
        expect(x).toBeLessThanOrEqual(frame.left + frame.width + 1e-6)
        expect(y).toBeGreaterThanOrEqual(frame.top - 1e-6)
        expect(y).toBeLessThanOrEqual(frame.top + frame.height + 1e-6)
        if (frame.width > 20 && frame.left > 0 && frame.left + frame.width < room.width) {
          expect(worldX(map, frame.left)).toBeCloseTo(worldX(view, 0), 3)
        }
        if (frame.height > 20 && frame.top > 0 && frame.top + frame.height < room.height) {
          expect(worldLevel(map, frame.top)).toBeCloseTo(worldLevel(view, 0), 3)
        }
      }),
    )
  })
})

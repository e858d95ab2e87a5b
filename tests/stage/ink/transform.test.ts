import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardTransform } from '../../../src/stage/board/boardTransform'
import { inPicture, onScreen } from '../../../src/stage/ink/transform'
import type { Transform } from '../../../src/stage/ink/transform'
import { fitted, fittedTransform } from '../../../src/stage/map/places/placed/placedMap'
import { viewOf } from '../../../src/stage/tree/camera/camera'
import { transformOf } from '../../../src/stage/tree/camera/transformOf'
import { placesIn } from '../../../src/stage/tree/picture/nodePlaces'
import { recordedTree } from '../tree/recordedTree'

const viewport = { width: 900, height: 600 }
const { recording, layout, density } = recordedTree({ problem: 'sliding-3x3', start: '123405678' })
const subject = { recording, tree: { layout, density } }
const anyShare = fc.double({ min: 0, max: 1, noNaN: true })

const anyView = fc
  .tuple(fc.double({ min: -2, max: 8, noNaN: true }), anyShare, anyShare)
  .map(([power, across, down]) => {
    const x = layout.left + across * (layout.right - layout.left)
    return viewOf({ scale: 2 ** power, x, level: down * layout.levels }, layout, viewport)
  })

describe('in a tree', () => {
  it('what is drawn on a node stays on it, wherever the camera goes', () => {
    fc.assert(
      fc.property(anyView, anyView, fc.nat(recording.rows - 1), (one, other, node) => {
        const drawn = inPicture(transformOf(one), placesIn(subject, one)(node))
        const seen = onScreen(transformOf(other), drawn)
        const place = placesIn(subject, other)(node)
        const [across, down] = [other.camera.scale / one.camera.scale, other.gap / one.gap]
        // A tenth of a pixel of the view in which it was drawn.
        expect(Math.abs(seen[0] - place[0])).toBeLessThanOrEqual(0.1 * Math.max(1, across) + 1e-6)
        expect(Math.abs(seen[1] - place[1])).toBeLessThanOrEqual(0.1 * Math.max(1, down) + 1e-6)
      }),
    )
  })

  it('has scales across and down that may differ', () => {
    const { across, down } = transformOf(
      viewOf({ scale: 4, x: layout.left, level: 0 }, layout, viewport),
    )
    expect(across).toBe(4)
    expect(down).not.toBeCloseTo(4)
  })
})

describe('on a map', () => {
  const room = { width: 300, height: 200, margin: { x: 50, y: 40 }, above: 12 }
  const anyPoints = fc.array(fc.record({ x: fc.integer(), y: fc.integer() }), {
    minLength: 2,
    maxLength: 9,
  })

  it('is where the points are drawn', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const transform = fittedTransform(points, room)
        const drawn = fitted(points, room)
        points.forEach(({ x, y }, at) => {
          if (Math.max(transform.across, transform.down) > 1e6) return
          const [left, top] = onScreen(transform, [x, y])
          expect(left).toBeCloseTo(drawn[at].x, 4)
          expect(top).toBeCloseTo(drawn[at].y, 4)
        })
      }),
    )
  })

  it('keeps what is drawn on a place there where the map lies on its side', () => {
    const upright: Transform = { across: 20, down: 30, left: 5, top: 6 }
    const turned: Transform = { across: 10, down: 40, left: 1, top: 2, turned: true }
    const place = inPicture(upright, [45, 96])
    expect(place).toEqual([2, 3])
    expect(onScreen(turned, place)).toEqual([3 * 10 + 1, 2 * 40 + 2])
    expect(inPicture(turned, onScreen(turned, place))).toEqual(place)
  })
})

it('has the corners of a board where they are drawn, in the middle of a wider room', () => {
  const transform = boardTransform({ columns: 3, rows: 3 }, { width: 500, height: 200 })
  if (!transform) throw new Error('no transform')
  expect(transform.across).toBe(transform.down)
  expect(onScreen(transform, [1.5, 1.5])).toEqual([250, 100])
  const [left, top] = onScreen(transform, [0, 0])
  expect(top).toBeGreaterThanOrEqual(0)
  expect(left - top).toBeCloseTo(150)
  expect(boardTransform({ columns: 3, rows: 3 }, { width: 0, height: 0 })).toBeUndefined()
})

it('is rounded to what a screen can show', () => {
  const [x, y] = inPicture({ across: 50, down: 0.01, left: 0, top: 0 }, [100 / 3, 100 / 3])
  expect(x).toBe(0.667)
  expect(y).toBe(3333)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LevelView } from '../../../../src/stage/tree/picture/levelsInView'
import { nodeAt } from '../../../../src/stage/tree/picture/nodeAt'
import { anyView, nodesOn } from '../anyView'
import type { Seen } from '../anyView'

const finger = 14
const leastReach = 3

function reachOf({ view }: Seen, { size }: LevelView): number {
  return Math.max(size / 2, Math.min(finger, view.gap / 2))
}

/** How far, down and across, the nearest node within reach of a point is: by looking at all. */
function nearest(seen: Seen, [pointX, pointY]: readonly [number, number]) {
  const candidates = seen.levels.flatMap((level) => {
    const down = Math.abs(level.y - pointY)
    const reach = reachOf(seen, level)
    if (down > reach) return []
    return nodesOn(seen, level)
      .map(({ x }) => ({ down, across: Math.abs(x - pointX) }))
      .filter(({ across }) => across <= Math.max(reach, leastReach))
  })
  return candidates.sort((a, b) => a.down - b.down || a.across - b.across).at(0)
}

const anyPoint = fc.tuple(
  fc.double({ min: 0, max: 240, noNaN: true }),
  fc.double({ min: 0, max: 160, noNaN: true }),
)

/** Some points at random, and some on or beside a node in view. */
function pointsIn(seen: Seen, anywhere: readonly (readonly [number, number])[]) {
  const onNodes = seen.levels
    .flatMap((level) => nodesOn(seen, level).map(({ x }) => [x + 1.25, level.y] as const))
    .filter(([x]) => x >= 0 && x <= seen.view.viewport.width)
  const stride = Math.max(1, Math.floor(onNodes.length / 8))
  return [...anywhere, ...onNodes.filter((_, index) => index % stride === 0)]
}

describe('the node under the pointer', () => {
  it('is as near as the nearest that looking at every node finds, at any scale and step', () => {
    fc.assert(
      fc.property(anyView, fc.array(anyPoint, { maxLength: 4 }), (seen, anywhere) => {
        for (const point of pointsIn(seen, anywhere)) {
          const expected = nearest(seen, point)
          const hit = nodeAt(seen, seen.view, seen.levels, seen.step, point)
          expect(hit === undefined).toBe(expected === undefined)
          if (!hit || !expected) continue
          const places = seen.levels.flatMap((level) =>
            nodesOn(seen, level)
              .filter(({ node }) => node === hit.node)
              .map(({ x }) => ({
                down: Math.abs(level.y - point[1]),
                across: Math.abs(x - point[0]),
              })),
          )
          expect(places).toHaveLength(1)
          expect(places[0].down).toBeCloseTo(expected.down, 3)
          expect(places[0].across).toBeCloseTo(expected.across, 3)
        }
      }),
    )
  })

  it('shares its column of pixels with as many as stand there within reach', () => {
    fc.assert(
      fc.property(anyView, anyPoint, (seen, anywhere) => {
        for (const point of pointsIn(seen, [anywhere])) {
          const hit = nodeAt(seen, seen.view, seen.levels, seen.step, point)
          if (!hit) continue
          const level = seen.levels.find((each) =>
            nodesOn(seen, each).some(({ node }) => node === hit.node),
          )
          if (!level) throw new Error(`node ${hit.node} is on no level`)
          const nodes = nodesOn(seen, level)
          const column = nodes.find(({ node }) => node === hit.node)?.x ?? Number.NaN
          const reach = Math.max(reachOf(seen, level), leastReach)
          const sharing = nodes.filter(
            ({ x }) => Math.floor(x) === Math.floor(column) && Math.abs(x - point[0]) <= reach,
          )
          expect(hit.sharing).toBe(sharing.length)
        }
      }),
    )
  })
})

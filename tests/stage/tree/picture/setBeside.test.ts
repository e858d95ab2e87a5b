import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TreeMark } from '../../../../src/stage/tree/picture/marks'
import { setBeside } from '../../../../src/stage/tree/picture/setBeside'

const anyMark = fc.record({
  x: fc.integer({ min: 0, max: 300 }),
  pruned: fc.boolean(),
})
const anyLevel = fc.uniqueArray(anyMark, { selector: ({ x }) => x, maxLength: 12 }).map((places) =>
  [...places]
    .sort((one, other) => one.x - other.x)
    .map(({ x, pruned }, node): TreeMark => {
      const as = pruned ? 'pruned' : 'expanded'
      const size = pruned ? 4 : 9
      const common = { y: 0, backward: false, replaced: false, opacity: 1, boardOpacity: 0 }
      return { node, x, as, size, parentX: 0, parentY: 0, ...common }
    }),
)

const anywhere = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

describe('pruned children beside kept ones', () => {
  it('leave the kept ones where they are, and the order as it is', () => {
    fc.assert(
      fc.property(anyLevel, (level) => {
        const placed = setBeside(level, anywhere)
        expect(placed.map(({ node }) => node)).toEqual(level.map(({ node }) => node))
        const kept = (marks: readonly TreeMark[]) => marks.filter(({ as }) => as === 'expanded')
        expect(kept(placed)).toEqual(kept(level))
      }),
    )
  })

  it('can be more than a call can have arguments', () => {
    const [mark] = fc.sample(
      anyLevel.filter(([first]) => first?.as === 'pruned'),
      { numRuns: 1, seed: 1 },
    )[0]
    const level = Array.from({ length: 200_000 }, (_, node) => ({ ...mark, node, x: node }))
    expect(setBeside(level, anywhere)).toHaveLength(level.length)
  })

  it('stay between the sides, however many they are', () => {
    fc.assert(
      fc.property(anyLevel, (level) => {
        const sides = [-8, 308] as const
        for (const { x } of setBeside(level, sides)) {
          expect(x).toBeGreaterThanOrEqual(sides[0])
          expect(x).toBeLessThanOrEqual(sides[1])
        }
      }),
    )
  })

  it('are hidden behind none where there is room for them', () => {
    fc.assert(
      fc.property(anyLevel, (level) => {
        const placed = setBeside(level, anywhere)
        const ends = placed.map(({ x, size }) => [x - size / 2, x + size / 2])
        const kept = placed.flatMap(({ as }, at) => (as === 'expanded' ? [at] : []))
        const stretches = [-1, ...kept].map((from, at) => [from, kept[at] ?? placed.length])
        for (const [from, to] of stretches) {
          const left = from < 0 ? Number.NEGATIVE_INFINITY : ends[from][1]
          const right = to < placed.length ? ends[to][0] : Number.POSITIVE_INFINITY
          const between = ends.slice(from + 1, to)
          if (right - left < between.length * 5 + 1) continue
          const edges = [left, ...between.flat(), right]
          expect(edges).toEqual([...edges].sort((one, other) => one - other))
        }
      }),
    )
  })

  it('have room for the frame of one that is looked at, where a level has it', () => {
    fc.assert(
      fc.property(anyLevel, fc.nat(), (level, which) => {
        const prunedAt = level.flatMap(({ as }, at) => (as === 'pruned' ? [at] : []))
        fc.pre(prunedAt.length > 0)
        const looked = prunedAt[which % prunedAt.length]
        const size = 20
        const boards = level.map((mark, at) =>
          at === looked ? { ...mark, size, boardOpacity: 1 } : mark,
        )
        const placed = setBeside(boards, anywhere)
        const keptBefore = level.slice(0, looked).findLast(({ as }) => as === 'expanded')
        const keptAfter = level.slice(looked + 1).find(({ as }) => as === 'expanded')
        const room = (keptAfter?.x ?? Infinity) - (keptBefore?.x ?? -Infinity) - 9
        const others = prunedAt.length - 1
        if (room < size + 20 + others * 5 + 2) return
        // The frame and its line take seven pixels on each side.
        const reach = size / 2 + 7
        placed.forEach((mark, at) => {
          if (at === looked) return
          expect(Math.abs(mark.x - placed[looked].x) - mark.size / 2).toBeGreaterThan(reach)
        })
      }),
    )
  })
})

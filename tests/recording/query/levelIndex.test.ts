import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LevelIndex } from '../../../src/recording/query/levelIndex'

it('counts the nodes of each level among the first ones, in whatever order it is asked', () => {
  const anyDepths = fc.array(fc.nat(3), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(anyDepths, fc.array(fc.nat(20_000), { maxLength: 12 }), (pattern, asked) => {
      // Each node is at most one level deeper than all before it.
      const depths = [0]
      for (let node = 1; node <= 20_000; node++) {
        depths.push(
          Math.min(pattern[node % pattern.length] * 2 ** (node % 9), Math.floor(node / 40)),
        )
      }
      let deepest = 0
      depths.forEach((depth, node) => {
        depths[node] = Math.min(depth, deepest + 1)
        deepest = Math.max(deepest, depths[node])
      })
      const index = new LevelIndex()
      for (const count of asked) {
        const counts: number[] = []
        for (const depth of depths.slice(0, count)) counts[depth] = (counts[depth] ?? 0) + 1
        expect(index.upTo(count, (place) => depths[place])).toEqual(counts)
      }
    }),
    { numRuns: 30 },
  )
})

it('does not look again at the nodes before the last mark', () => {
  const index = new LevelIndex()
  index.upTo(100_000, () => 0)
  let looks = 0
  index.upTo(99_000, () => (looks++, 0))
  expect(looks).toBeLessThan(5_000)
})

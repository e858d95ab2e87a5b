import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slotsFor } from '../../../src/pages/compare/slots'
import { runOf } from '../../recording/arbitraryRuns'

const [a, b, c, d] = ['breadth-first', 'depth-first', 'a-star', 'greedy'].map((solver) =>
  runOf({ solver }),
)
const anySearches = fc.array(fc.constantFrom(a, b, c, d), { maxLength: 4 })

describe('the slots of searches', () => {
  it('are in the order of the searches, each with a stage of its own', () => {
    fc.assert(
      fc.property(anySearches, anySearches, (first, second) => {
        const slots = slotsFor(slotsFor([], first), second)
        expect(slots.map(({ run }) => run)).toEqual(second)
        expect(new Set(slots.map(({ id }) => id)).size).toBe(second.length)
        for (const { id } of slots) expect(id >= 0 && id < 4).toBe(true)
      }),
    )
  })

  it('stay for searches that are shown already', () => {
    const before = slotsFor([], [a, b, c])
    const after = slotsFor(before, [a, runOf(c.settings)])
    expect(after).toEqual([before[0], before[2]])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slotsFor } from '../../../src/pages/compare/slots'
import type { Slot } from '../../../src/pages/compare/slots'

const anySearches = fc.array(
  fc.constantFrom('a', 'b', 'c', 'd').map((solver) => ({ solver })),
  { maxLength: 4 },
)
const solversOf = (slots: readonly Slot[]) => slots.map(({ settings }) => settings.solver)

describe('the slots of searches', () => {
  it('are in the order of the searches, each with a stage of its own', () => {
    fc.assert(
      fc.property(anySearches, anySearches, (first, second) => {
        const slots = slotsFor(slotsFor([], first), second)
        expect(slots.map(({ settings }) => settings)).toEqual(second)
        expect(new Set(slots.map(({ id }) => id)).size).toBe(second.length)
        for (const { id } of slots) expect(id >= 0 && id < 4).toBe(true)
      }),
    )
  })

  it('stay for searches that are shown already', () => {
    const before = slotsFor([], [{ solver: 'a' }, { solver: 'b' }, { solver: 'c' }])
    const after = slotsFor(before, [{ solver: 'a' }, { solver: 'c' }])
    expect(solversOf(after)).toEqual(['a', 'c'])
    expect(after).toEqual([before[0], before[2]])
  })
})

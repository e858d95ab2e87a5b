import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostSymbols } from '../../../src/problems/blocks/packing'
import { createBlocksFromSettings } from '../../../src/problems/blocks/settings'
import { anyLayout } from './arbitraryBlocks'

const sixBySix = 'ABCDEF/GHIJKL/MNOPQR/STUVWX/YZabcd/efgh..'

describe('the words of a state', () => {
  it('hold as many symbols as the values of both allow', () => {
    expect([1, 3, 4, 15, 16, 35].map(mostSymbols)).toEqual([64, 32, 26, 16, 14, 12])
  })

  it('are read again, whatever the layout', () => {
    fc.assert(
      fc.property(anyLayout, fc.constantFrom('shapes', 'none'), (start, equal) => {
        const made = createBlocksFromSettings({ start, equal })
        if (made.ok) expect(made.value.format(made.value.start)).toBe(start)
        else expect(made.fault.fault.kind).toBe('too-many-pieces')
      }),
    )
  })

  it('are signed, and both are used', () => {
    const made = createBlocksFromSettings({ start: sixBySix })
    if (!made.ok) throw new Error(made.fault.fault.kind)
    const problem = made.value
    const { start } = problem
    expect(start).toEqual({ low: expect.any(Number), high: expect.any(Number) })
    expect([start.low | 0, start.high | 0]).toEqual([start.low, start.high])
    expect(problem.format(start)).toBe(sixBySix)
  })

  it('use the sign where more than half of the values are needed', () => {
    // Eight symbols of fifteen kinds fill a word: the last of them reaches its highest bit.
    const made = createBlocksFromSettings({ start: 'ABCD/EFGH/IJKL/MNO.', equal: 'none' })
    if (!made.ok) throw new Error(made.fault.fault.kind)
    const problem = made.value
    const { start } = problem
    expect([start.low, start.high].some((word) => word < 0)).toBe(true)
    expect(problem.format(start)).toBe('ABCD/EFGH/IJKL/MNO.')
  })
})

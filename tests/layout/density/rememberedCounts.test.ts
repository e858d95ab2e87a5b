import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countInColumns } from '../../../src/layout/density/countInColumns'
import { densityLines } from '../../../src/layout/density/densityLines'
import { rememberedCounts } from '../../../src/layout/density/rememberedCounts'
import { kept } from '../../../src/recording/reasonCodes'
import { anyLayout } from '../anyLayout'

const anyLook = fc.record({
  perUnit: fc.constantFrom(0.3, 2, 7.5),
  offset: fc.integer({ min: -90, max: 90 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

describe('counts that are remembered', () => {
  it('are those that are counted anew, wherever one looks and whenever', () => {
    fc.assert(
      fc.property(
        anyLayout,
        fc.array(anyLook, { minLength: 2, maxLength: 8 }),
        ({ layout, columns, recording }, looks) => {
          const [lines] = densityLines(layout, columns)
          const count = rememberedCounts()
          const stride = Math.ceil(layout.levels / 12)
          for (const { perUnit, offset, share } of looks) {
            const step = Math.floor(share * (recording.events - 1))
            for (let line = 0; line < layout.levels; line += stride) {
              const asked = [lines, line, { perUnit, offset }, step, 50] as const
              expect(count(...asked)).toEqual(countInColumns(...asked))
            }
          }
        },
      ),
    )
  })

  it('are the same object at another step exactly where nothing happened in their line', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat(), fc.nat(), ({ layout, columns, recording }, one, two) => {
        const [lines] = densityLines(layout, columns)
        const count = rememberedCounts()
        const [before, after] = [one % recording.events, two % recording.events].toSorted(
          (a, b) => a - b,
        )
        const isBetween = (time: number) => before < time && time <= after
        const stride = Math.ceil(layout.levels / 12)
        for (let line = 0; line < layout.levels; line += stride) {
          const nodes = layout.order.subarray(layout.starts[line], layout.starts[line + 1])
          const happened = nodes.some((node) => {
            const left = columns.reason[node] === kept && isBetween(columns.leftAt[node])
            return left || isBetween(columns.generatedAt[node])
          })
          const countAt = (step: number) => count(lines, line, { perUnit: 2, offset: 20 }, step, 50)
          const shown = countAt(before)
          expect(countAt(after) === shown).toBe(!happened)
        }
      }),
    )
  })
})

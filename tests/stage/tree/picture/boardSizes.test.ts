import { expect, it } from 'vitest'
import { boardSizes } from '../../../../src/stage/tree/picture/detailLevel'

const cells = Array.from({ length: 20 }, (_, more) => more + 1)

it.each(cells)(
  'a board of %i cells that can be read is a board alone, also where its place is rounded',
  (count) => {
    for (const isLettered of [true, false]) {
      const { full, legible } = boardSizes(count, isLettered)
      expect(
        Math.fround(legible * (1 - 1e-6)),
        isLettered ? 'with letters' : 'without',
      ).toBeGreaterThan(full)
    }
  },
)

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { legibleScale, legibleSize, levelGap } from '../../../../src/stage/tree/camera/camera'
import { labelRise } from '../../../../src/stage/tree/paint/placeLabels'
import { recordedTree } from '../recordedTree'

const height = 14
const levelOf = (size: number) => ({ size })
const anySize = fc.double({ min: 0, max: 110, noNaN: true })
const anyGap = fc.double({ min: 0.1, max: 300, noNaN: true })

it('raises a label to where it stands clear of the nodes of its level and of the one above', () => {
  fc.assert(
    fc.property(fc.array(anySize, { minLength: 1 }), anyGap, (sizes, gap) => {
      const rise = labelRise(sizes.map(levelOf), gap, height)
      if (rise === 0) return
      for (const size of sizes) {
        expect(rise - height / 2).toBeGreaterThanOrEqual(size / 2)
        expect(gap - rise - height / 2).toBeGreaterThanOrEqual(size / 2)
      }
    }),
  )
})

it('raises labels over boards that can be read', () => {
  expect(labelRise([levelOf(57)], 92, height)).toBeGreaterThan(0)
  expect(labelRise([levelOf(57)], 84, height)).toBe(0)
})

it.each([50, 63, 77])('finds room between boards of %i pixels in a high picture', (legible) => {
  const { layout } = recordedTree({ problem: 'grid', solver: 'a-star' })
  const viewport = { width: 450, height: 486, legible }
  const gap = levelGap(legibleScale(layout, viewport), layout, viewport)
  expect(labelRise([levelOf(legibleSize(viewport))], gap, height)).toBeGreaterThan(0)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areFree, labelRise } from '../../../../src/stage/tree/paint/placeLabels'

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

it('tells a box that a node is drawn in from one that it only touches', () => {
  const box = { left: 0, right: 60, top: 100, bottom: 118 }
  expect(areFree([box], [{ x: 70, y: 109, size: 20 }])).toEqual([true])
  expect(areFree([box], [{ x: 69, y: 109, size: 20 }])).toEqual([false])
  expect(areFree([box], [{ x: 30, y: 128, size: 20 }])).toEqual([true])
  expect(areFree([box], [])).toEqual([true])
})

it('tells for each of several boxes by itself whether it is free', () => {
  const narrow = { left: 0, right: 20, top: 0, bottom: 18 }
  const wide = { left: 0, right: 90, top: 100, bottom: 118 }
  expect(areFree([narrow, wide], [{ x: 50, y: 9, size: 10 }])).toEqual([true, true])
  expect(areFree([narrow, wide], [{ x: 50, y: 109, size: 10 }])).toEqual([true, false])
  expect(areFree([], [])).toEqual([])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { finePixels, fineStepAt, fineSteps } from '../../../src/stage/transport/fineSteps'

const anyTrack = fc
  .tuple(fc.nat(3_000_000), fc.nat(), fc.integer({ min: 1, max: 2000 }))
  .map(([last, choice, width]) => ({ last, step: choice % (last + 1), width }))

it('shows the step itself, and only steps of the run', () => {
  fc.assert(
    fc.property(anyTrack, ({ last, step, width }) => {
      const { first, count } = fineSteps(step, last, width)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(step).toBeGreaterThanOrEqual(first)
      expect(step).toBeLessThan(first + count)
      expect(first + count).toBeLessThanOrEqual(last + 1)
    }),
  )
})

it('gives every step room of its own, and leaves none where the run has more', () => {
  fc.assert(
    fc.property(anyTrack, ({ last, step, width }) => {
      fc.pre(width >= finePixels)
      const { count } = fineSteps(step, last, width)
      expect(width / count).toBeGreaterThanOrEqual(finePixels)
      if (count <= last) expect(width / count).toBeLessThan(2 * finePixels)
    }),
  )
})

it('leads from the middle of each of its steps to that step', () => {
  const shown = fineSteps(1234, 17_601, 500)
  for (let at = 0; at < shown.count; at++) {
    expect(fineStepAt(shown, (at + 0.5) / shown.count)).toBe(shown.first + at)
  }
  expect(fineStepAt(shown, 1)).toBe(shown.first + shown.count - 1)
})

it('rests while the step moves along it', () => {
  const shown = fineSteps(110, 17_601, 500)
  for (let step = 100; step < 200; step++) expect(fineSteps(step, 17_601, 500)).toEqual(shown)
})

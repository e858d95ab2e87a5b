import fc from 'fast-check'
import { expect, it } from 'vitest'
import { framesOfStep } from '../../../../../src/pages/lab/share/video/videoFrames'

/** The lengths of the frames of a step in which something moves for a time, in frames of 1/30 s. */
function framesOf(lasts: number, moves: number): readonly number[] {
  let passed = 0
  const frames = framesOfStep(lasts / 30, (seconds) => {
    passed += seconds * 30
    return { moving: passed < moves }
  })
  return Array.from(frames, ({ seconds }) => seconds * 30)
}

it('a step in which nothing moves is one frame, however long', () => {
  expect(framesOf(90, 0)).toEqual([90])
})

it('a step in which all moves has frames of a thirtieth of a second', () => {
  const frames = framesOf(4, Infinity)
  expect(frames).toHaveLength(4)
  for (const frame of frames) expect(frame).toBeCloseTo(1)
})

it('what is left when nothing moves any more is one frame', () => {
  const frames = framesOf(30, 2.5)
  expect(frames.map(Math.round)).toEqual([1, 1, 28])
})

it('no frame but the only one of a step is shorter than half of a thirtieth, and together they last as long as the step', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 40, noNaN: true }),
      fc.double({ min: 0, max: 60, noNaN: true }),
      (lasts, moves) => {
        const frames = framesOf(lasts, moves)
        expect(frames.reduce((sum, frame) => sum + frame, 0)).toBeCloseTo(lasts)
        if (frames.length > 1) expect(Math.min(...frames)).toBeGreaterThan(0.499)
      },
    ),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { playedOn } from '../../src/player/partPace'

/** Parts of any length, and the last step, which ends the last of them. */
const anyParts = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 300_000 })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((lengths) => {
    let end = 0
    const starts = lengths.map((length) => (end += length) - length)
    return { starts, last: end }
  })
const anyFrame = fc.double({ min: 0.001, max: 0.1, noNaN: true })

describe('a run that is played by its parts', () => {
  it('takes one second for each, whether it has three steps or three hundred thousand', () => {
    fc.assert(
      fc.property(anyParts, anyFrame, ({ starts, last }, frame) => {
        let at = 0
        let seconds = 0
        while (at < last && seconds < starts.length + 1) {
          at = playedOn(starts, last, at, frame)
          seconds += frame
        }
        expect(Math.abs(seconds - starts.length)).toBeLessThanOrEqual(frame + 1e-6)
      }),
      { numRuns: 30 },
    )
  })

  it('is half-way through a part after half a second', () => {
    expect(playedOn([0, 4, 104], 204, 4, 0.5)).toBeCloseTo(54)
    // The next part begins in the middle of a frame.
    expect(playedOn([0, 4, 104], 204, 2, 0.75)).toBeCloseTo(29)
  })

  it('rests at its last step', () => {
    expect(playedOn([0, 4], 10, 9, 5)).toBe(10)
    expect(playedOn([0], 0, 0, 1)).toBe(0)
    // A part that begins with the last step has nothing to play yet.
    expect(playedOn([0, 4], 4, 3, 2)).toBe(4)
  })
})

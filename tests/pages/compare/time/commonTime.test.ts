import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clocks,
  commonLength,
  lengthOf,
  stepAt,
  ticksPerLevel,
  timeAfter,
  timeBefore,
  timeReaching,
} from '../../../../src/pages/compare/time/commonTime'
import { eventAt, expandedAt, rowsAt } from '../../../../src/recording/query/events'
import { levelStarts, stepSizes } from '../../../../src/recording/query/jumps'
import { anyRecording } from '../../../recording/anyRecording'

const someRecordings = fc
  .array(anyRecording, { minLength: 1, maxLength: 4 })
  .map((all) => all.map(({ recording }) => recording))

/** Times from the first to the last, the ends and some between. */
function someTimes(length: number): readonly number[] {
  const every = Math.max(1, Math.floor(length / 100))
  return [...Array.from({ length: Math.ceil(length / every) }, (_, at) => at * every), length]
}

describe.each(clocks)('the common time by %s', (clock) => {
  it('begins at each first step and ends at each last', () => {
    fc.assert(
      fc.property(someRecordings, (recordings) => {
        const length = commonLength(recordings, clock)
        for (const recording of recordings) {
          expect(stepAt(recording, clock, 0, length)).toBe(0)
          if (length === 0) continue
          expect(stepAt(recording, clock, length, length)).toBe(recording.events - 1)
        }
      }),
    )
  })

  it('never takes a recording back, nor out of its events', () => {
    fc.assert(
      fc.property(someRecordings, (recordings) => {
        const length = commonLength(recordings, clock)
        for (const recording of recordings) {
          let before = 0
          for (const time of someTimes(length)) {
            const step = stepAt(recording, clock, time, length)
            expect(Number.isInteger(step)).toBe(true)
            expect(step).toBeGreaterThanOrEqual(before)
            expect(step).toBeLessThan(recording.events)
            before = step
          }
        }
      }),
    )
  })

  it('finds the first time at which a step is reached', () => {
    fc.assert(
      fc.property(someRecordings, fc.nat(), ([recording, ...others], choice) => {
        const length = commonLength([recording, ...others], clock)
        const step = choice % recording.events
        const time = timeReaching(recording, clock, step, length)
        expect(stepAt(recording, clock, time, length) >= step || time === length).toBe(true)
        if (time > 0) expect(stepAt(recording, clock, time - 1, length)).toBeLessThan(step)
      }),
    )
  })

  it.each(stepSizes)('goes on and back by one %s, to its ends and no further', (size) => {
    fc.assert(
      fc.property(someRecordings, fc.nat(), (recordings, choice) => {
        const length = commonLength(recordings, clock)
        const time = choice % (length + 1)
        const after = timeAfter(recordings, clock, time, size)
        const before = timeBefore(recordings, clock, time, size)
        expect(after > time || after === length).toBe(true)
        expect(after).toBeLessThanOrEqual(length)
        expect(before < time || before === 0).toBe(true)
        expect(before).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('a common time', () => {
  it.each(['expansions', 'generated', 'levels'] as const)(
    'by %s leaves a shorter run at its end',
    (clock) => {
      fc.assert(
        fc.property(someRecordings, (recordings) => {
          const length = commonLength(recordings, clock)
          for (const recording of recordings) {
            for (const time of someTimes(length)) {
              if (time === 0 || time < lengthOf(recording, clock)) continue
              expect(stepAt(recording, clock, time, length)).toBe(recording.events - 1)
            }
          }
        }),
      )
    },
  )

  it('by expansions stands at the event of each expansion', () => {
    fc.assert(
      fc.property(someRecordings, (recordings) => {
        const length = commonLength(recordings, 'expansions')
        for (const recording of recordings) {
          for (const time of someTimes(recording.expanded).filter((each) => each > 0)) {
            const step = stepAt(recording, 'expansions', time, length)
            expect(expandedAt(recording, step)).toBe(time)
            expect(eventAt(recording, step).kind).toBe('expand')
          }
        }
      }),
    )
  })

  it('by generated nodes stands where so many exist', () => {
    fc.assert(
      fc.property(someRecordings, (recordings) => {
        const length = commonLength(recordings, 'generated')
        for (const recording of recordings) {
          for (const time of someTimes(recording.rows).filter((each) => each > 0)) {
            expect(rowsAt(recording, stepAt(recording, 'generated', time, length))).toBe(time)
          }
        }
      }),
    )
  })

  it('by levels stands where each level or limit begins', () => {
    fc.assert(
      fc.property(someRecordings, (recordings) => {
        const length = commonLength(recordings, 'levels')
        for (const recording of recordings) {
          levelStarts(recording).forEach((start, level) => {
            if (level === 0) return
            expect(stepAt(recording, 'levels', level * ticksPerLevel, length)).toBe(start)
          })
        }
      }),
    )
  })
})

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
          const steps = someTimes(length).map((time) => stepAt(recording, clock, time, length))
          const wrong = steps.filter((step, at) => {
            const isForward = step >= (steps[at - 1] ?? 0) && step < recording.events
            return !isForward || !Number.isInteger(step)
          })
          expect(wrong).toEqual([])
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
            const early = someTimes(length).filter((time) => {
              if (time === 0 || time < lengthOf(recording, clock)) return false
              return stepAt(recording, clock, time, length) !== recording.events - 1
            })
            expect(early).toEqual([])
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
          const times = someTimes(recording.expanded).filter((each) => each > 0)
          const steps = times.map((time) => stepAt(recording, 'expansions', time, length))
          expect(steps.map((step) => expandedAt(recording, step))).toEqual(times)
          const kinds = new Set(steps.map((step) => eventAt(recording, step).kind))
          expect([...kinds]).toEqual(times.length > 0 ? ['expand'] : [])
        }
      }),
    )
  })

  it('by generated nodes stands where so many exist', () => {
    fc.assert(
      fc.property(someRecordings, (recordings) => {
        const length = commonLength(recordings, 'generated')
        for (const recording of recordings) {
          const times = someTimes(recording.rows).filter((each) => each > 0)
          const steps = times.map((time) => stepAt(recording, 'generated', time, length))
          expect(steps.map((step) => rowsAt(recording, step))).toEqual(times)
        }
      }),
    )
  })

  it('by levels stands where each level or limit begins', () => {
    fc.assert(
      fc.property(someRecordings, (recordings) => {
        const length = commonLength(recordings, 'levels')
        for (const recording of recordings) {
          const starts = levelStarts(recording).slice(1)
          const steps = starts.map((_, before) => {
            return stepAt(recording, 'levels', (before + 1) * ticksPerLevel, length)
          })
          expect(steps).toEqual(starts)
        }
      }),
    )
  })
})

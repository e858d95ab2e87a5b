import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventAt } from '../../../src/recording/query/events'
import { levelStarts, stepAfter, stepBefore, stepSizes } from '../../../src/recording/query/jumps'
import type { StepSize } from '../../../src/recording/query/jumps'
import { recordedUpTo } from '../../../src/recording/query/recordedUpTo'
import type { Recording } from '../../../src/recording/recording'
import { record } from '../../../src/recording/write/recorder'
import { anyMoment, anyRecording } from '../anyRecording'
import { runOf } from '../arbitraryRuns'

/** The steps at which a step of a size may stop, the first and the last included. */
function stopsOf(recording: Recording, size: StepSize): readonly number[] {
  const steps = Array.from({ length: recording.events }, (_, step) => step)
  const inside = {
    event: () => steps,
    expansion: () => steps.filter((step) => eventAt(recording, step).kind === 'expand'),
    level: () => levels(recording, steps),
    end: () => [],
  }[size]()
  return [...new Set([0, ...inside, recording.events - 1])]
}

/** The beginnings of iterations or, where there are none, of deeper levels. */
function levels(recording: Recording, steps: readonly number[]) {
  const iterations = steps.filter((step) => eventAt(recording, step).kind === 'iteration')
  return iterations.length > 0 ? iterations : deeperExpansions(recording, steps)
}

/** The expansions of a node that is deeper than every node expanded before. */
function deeperExpansions({ columns, ...rest }: Recording, steps: readonly number[]) {
  let deepest = -1
  return steps.filter((step) => {
    const event = eventAt({ columns, ...rest }, step)
    if (event.kind !== 'expand' || columns.depth[event.node] <= deepest) return false
    deepest = columns.depth[event.node]
    return true
  })
}

it('levels begin within what is recorded, also where a longer recording was asked before', () => {
  const whole = record(runOf({ start: '451260738' }))
  const starts = levelStarts(whole)
  expect(starts.length).toBeGreaterThan(3)
  const early = recordedUpTo(whole, starts[2])
  expect(levelStarts(early)).toEqual(starts.slice(0, 3))
  expect(stepAfter(early, starts[2] - 1, 'level')).toBe(starts[2])
})

describe.each(stepSizes)('a step of one %s', (size) => {
  it('forward goes to the next event of its kind, or to the last', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, step }) => {
        const next = stopsOf(recording, size).find((stop) => stop > step)
        expect(stepAfter(recording, step, size)).toBe(next ?? recording.events - 1)
      }),
    )
  })

  it('back goes to the event of its kind before, or to the first', () => {
    fc.assert(
      fc.property(anyMoment, ({ recording, step }) => {
        const before = stopsOf(recording, size).findLast((stop) => stop < step)
        expect(stepBefore(recording, step, size)).toBe(before ?? 0)
      }),
    )
  })
})

describe('the starts of the levels', () => {
  it('are the beginnings of iterations, else the first expansions of each depth', () => {
    fc.assert(
      fc.property(anyRecording, ({ recording }) => {
        const steps = Array.from({ length: recording.events }, (_, step) => step)
        expect(levelStarts(recording)).toEqual(levels(recording, steps))
      }),
    )
  })

  it('are none where the start is the goal', () => {
    expect(levelStarts(record(runOf({})))).toEqual([])
  })

  it('are those of the first two levels of a board two moves from the goal', () => {
    expect(levelStarts(record(runOf({ start: '123456078' })))).toEqual([1, 4])
  })
})

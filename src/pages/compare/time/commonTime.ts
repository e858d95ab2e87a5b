import { firstWhere } from '../../../recording/query/bisect'
import { levelStarts, stepAfter, stepBefore } from '../../../recording/query/jumps'
import type { StepSize } from '../../../recording/query/jumps'
import type { Recording } from '../../../recording/recording'

/** What searches that are shown together have in common at each moment. */
export const clocks = ['expansions', 'generated', 'levels', 'ends'] as const
export type CommonClock = (typeof clocks)[number]

/** Into how many ticks of the clock a level is divided. */
export const ticksPerLevel = 10

/** The first common time at which a recording stands at its end. */
export function lengthOf(recording: Recording, clock: CommonClock): number {
  switch (clock) {
    case 'expansions':
      return recording.expanded + 1
    case 'generated':
      return recording.rows + 1
    case 'levels':
      return levelStarts(recording).length * ticksPerLevel
    case 'ends':
      return recording.events - 1
  }
}

/** The common time at which the last of some recordings stands at its end. */
export function commonLength(recordings: readonly Recording[], clock: CommonClock): number {
  return recordings.reduce((length, each) => Math.max(length, lengthOf(each, clock)), 0)
}

/**
 * The step of a recording at a common time: the event with which the expansion, generated node or
 * level of that number begins; past its end the last step.
 *
 * @param time a whole number, from 0
 * @param length the common length, of which `ends` gives each recording the same share
 */
export function stepAt(
  recording: Recording,
  clock: CommonClock,
  time: number,
  length: number,
): number {
  const { columns, expansions, expanded, rows } = recording
  const last = recording.events - 1
  if (time <= 0) return 0
  if (time >= length) return last
  switch (clock) {
    case 'expansions':
      return time > expanded ? last : columns.leftAt[expansions.items[time - 1]]
    case 'generated':
      return time > rows ? last : columns.generatedAt[time - 1]
    case 'levels':
      return stepInLevels(recording, time)
    case 'ends':
      return Math.floor((time / length) * last)
  }
}

/** Within a level the events are spread evenly over its time. */
function stepInLevels(recording: Recording, time: number): number {
  const starts = levelStarts(recording)
  const last = recording.events - 1
  const level = Math.floor(time / ticksPerLevel)
  if (level >= starts.length) return last
  // What comes before the first level belongs to it.
  const from = level === 0 ? 0 : starts[level]
  const to = starts[level + 1] ?? last
  return from + Math.floor(((time % ticksPerLevel) / ticksPerLevel) * (to - from))
}

/** The first common time at which a recording has come to a step. */
export function timeReaching(
  recording: Recording,
  clock: CommonClock,
  step: number,
  length: number,
): number {
  return firstWhere(0, length, (time) => stepAt(recording, clock, time, length) >= step)
}

/** How far the clock goes on at once: a level is gone through as a whole. */
function unitOf(clock: CommonClock): number {
  return clock === 'levels' ? ticksPerLevel : 1
}

/** The common time at which the first of some recordings has made a step of a size. */
export function timeAfter(
  recordings: readonly Recording[],
  clock: CommonClock,
  time: number,
  size: StepSize,
): number {
  const length = commonLength(recordings, clock)
  if (size === 'end') return length
  const unit = unitOf(clock)
  if (size === 'event') return Math.min(length, (Math.floor(time / unit) + 1) * unit)
  const times = recordings.flatMap((recording) => {
    const step = stepAt(recording, clock, time, length)
    if (step === recording.events - 1) return []
    return timeReaching(recording, clock, stepAfter(recording, step, size), length)
  })
  return times.reduce((first, each) => Math.min(first, each), length)
}

/** The common time at which the last of some recordings begins its step of a size again. */
export function timeBefore(
  recordings: readonly Recording[],
  clock: CommonClock,
  time: number,
  size: StepSize,
): number {
  if (size === 'end') return 0
  const length = commonLength(recordings, clock)
  const unit = unitOf(clock)
  if (size === 'event') return Math.max(0, (Math.ceil(time / unit) - 1) * unit)
  const times = recordings.map((recording) => {
    const step = stepAt(recording, clock, time, length)
    return timeReaching(recording, clock, stepBefore(recording, step, size), length)
  })
  return times.reduce((last, each) => (each < time ? Math.max(last, each) : last), 0)
}

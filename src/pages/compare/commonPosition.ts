import { iterationMarkers } from '../../recording/query/markers'
import type { Recording } from '../../recording/recording'
import type { Message } from '../../words/message'
import { ticksPerLevel } from './commonTime'
import type { CommonClock } from './commonTime'

/** The moment that several recordings have in common. */
interface CommonPosition {
  readonly clock: CommonClock
  readonly step: number
  readonly lastStep: number
  /** False while more may be recorded of one of them. */
  readonly ended: boolean
  readonly recordings: readonly Recording[]
}

/** Where searches stand that are moved by one clock; at its end, what that is the end of. */
export function commonPosition(position: CommonPosition): Message {
  const { clock, step, lastStep, ended } = position
  if (lastStep > 0 && step === lastStep) return { key: `compare.at.${endOf(position)}` }
  const place = clock === 'levels' ? levelPlace(position) : placeOf(clock, step, lastStep)
  return ended ? place : { key: 'compare.at.soFar', values: { place } }
}

/** Levels are counted from 0, as depths are, and limits from 1, as their values have gaps. */
function levelPlace({ step, lastStep, recordings }: CommonPosition): Message {
  const level = step / ticksPerLevel
  const length = lastStep / ticksPerLevel
  const counts = recordings.map((recording) => iterationMarkers(recording).length)
  if (!counts.some((count) => count > 0)) {
    return { key: 'compare.at.levels', values: { level, last: Math.max(0, length - 1) } }
  }
  const limits = Math.max(...counts)
  const limit = Math.min(Math.floor(level) + 1, limits)
  if (counts.includes(0)) return { key: 'compare.at.levelAndLimit', values: { level, limit } }
  const key = Number.isInteger(level) ? 'compare.at.limitBegins' : 'compare.at.limits'
  return { key, values: { limit, limits } }
}

function placeOf(clock: Exclude<CommonClock, 'levels'>, step: number, lastStep: number): Message {
  switch (clock) {
    case 'ends': {
      const share = Math.floor((100 * step) / Math.max(1, lastStep))
      return { key: 'compare.at.ends', values: { share } }
    }
    default: {
      // The last tick is the end.
      const values = { time: step, length: Math.max(0, lastStep - 1) }
      return { key: `compare.at.${step === 0 ? 'begin' : clock}`, values }
    }
  }
}

function endOf({ ended, recordings }: CommonPosition): 'allSoFar' | 'recordEnd' | 'end' {
  if (!ended) return 'allSoFar'
  const isCut = ({ overBudget, outcome }: Recording) =>
    overBudget || !outcome || outcome.kind === 'cancelled' || outcome.kind === 'out-of-memory'
  return recordings.some(isCut) ? 'recordEnd' : 'end'
}

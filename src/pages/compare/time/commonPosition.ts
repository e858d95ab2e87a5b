import { iterationMarkers } from '../../../recording/query/markers'
import type { Recording } from '../../../recording/recording'
import type { Message } from '../../../words/message'
import { commonLength, ticksPerLevel } from './commonTime'
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

/**
 * Levels are counted from 0, as depths are, and limits from 1, as their values have gaps. A search that
 * has ended stays at its last one.
 */
function levelPlace({ step, recordings }: CommonPosition): Message {
  const time = Math.floor(step / ticksPerLevel)
  const isLimited = (recording: Recording) => iterationMarkers(recording).length > 0
  const limited = recordings.filter(isLimited)
  const inLevels = recordings.filter((recording) => !isLimited(recording))
  const limits = commonLength(limited, 'levels') / ticksPerLevel
  const limit = Math.min(time + 1, limits)
  const last = Math.max(0, commonLength(inLevels, 'levels') / ticksPerLevel - 1)
  const level = Math.min(time, last)
  if (limited.length === 0) return { key: 'compare.at.levels', values: { level, last } }
  if (inLevels.length > 0) return { key: 'compare.at.levelAndLimit', values: { level, limit } }
  const isBegun = step % ticksPerLevel > 0
  return { key: `compare.at.${isBegun ? 'limits' : 'limitBegins'}`, values: { limit, limits } }
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

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
  const place = placeOf(clock, step, lastStep)
  return ended ? place : { key: 'compare.at.soFar', values: { place } }
}

function placeOf(clock: CommonClock, step: number, lastStep: number): Message {
  switch (clock) {
    case 'levels': {
      const [time, length] = [step / ticksPerLevel, lastStep / ticksPerLevel]
      return { key: 'compare.at.levels', values: { time, length } }
    }
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

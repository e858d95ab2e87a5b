import fc from 'fast-check'
import type { Recording } from '../../src/recording/recording'
import type { Run } from '../../src/recording/run'
import { Recorder } from '../../src/recording/write/recorder'
import { anyLargeRun, anySmallRun } from './arbitraryRuns'
import { described } from './described'

export interface Recorded {
  readonly run: Run
  readonly recording: Recording
}

function recordFor(run: Run, expansions: number, budget?: number): Recorded {
  const recorder = new Recorder(run, budget)
  recorder.advance(expansions)
  const words = `${expansions} expansions of ${fc.stringify(run)}, budget ${budget ?? 'as usual'}`
  return described({ run, recording: recorder.recording() }, words)
}

const whole = anySmallRun.map((run) => recordFor(run, Number.POSITIVE_INFINITY))

const unfinished = fc
  .tuple(anyLargeRun, fc.nat(600))
  .map(([run, expansions]) => recordFor(run, expansions))
  .filter(({ recording }) => recording.events > 0)

const overBudget = fc
  .tuple(anySmallRun, fc.integer({ min: 1, max: 900 }))
  .map(([run, budget]) => recordFor(run, Number.POSITIVE_INFINITY, budget))

/** A recording that is whole, that was stopped, or that may have outgrown its budget. */
export const anyRecording: fc.Arbitrary<Recorded> = fc.oneof(whole, unfinished, overBudget)

/** A recording and the number of one of its events. */
export const anyMoment = fc.tuple(anyRecording, fc.nat()).map(([recorded, choice]) => {
  const step = choice % recorded.recording.events
  return described({ ...recorded, step }, `step ${step} of ${fc.stringify(recorded)}`)
})

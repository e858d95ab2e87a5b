import { levelStarts } from '../../recording/jumps'
import type { Recording } from '../../recording/recording'
import { solutionMarks } from '../../recording/solutions'

/** A place on the step slider worth knowing. */
export interface SliderMark {
  readonly kind: 'level' | 'solution'
  readonly step: number
  /** The depth of the nodes that are expanded from here on, for a level. */
  readonly level: number
  /** Where it stands on the slider, from 0 to 1. */
  readonly share: number
}

const mostLevels = 60

/** The marks of a recording: where levels begin and where the goal is found. */
export function sliderMarks(recording: Recording): readonly SliderMark[] {
  const last = Math.max(1, recording.events - 1)
  const starts = levelStarts(recording)
  // A search that goes very deep gets no level marks: they would be one grey bar.
  const levels: readonly number[] = starts.length > mostLevels ? [] : starts
  return [
    ...levels.map((step, level) => ({ kind: 'level', step, level, share: step / last }) as const),
    ...Array.from(
      solutionMarks(recording).values(),
      ({ event }) => ({ kind: 'solution', step: event, level: 0, share: event / last }) as const,
    ),
  ]
}

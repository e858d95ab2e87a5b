import { levelStarts } from '../../recording/query/jumps'
import { iterationMarkers, solutionMarkers } from '../../recording/query/markers'
import type { Recording } from '../../recording/recording'
import type { StepScale } from './stepScale'

/** A place on the step slider worth knowing. */
export interface SliderMark {
  readonly kind: 'level' | 'iteration' | 'solution'
  readonly step: number
  /** The depth of the nodes that are expanded from here on, or the limit of an iteration. */
  readonly level: number
  /** Where it stands on the slider, from 0 to 1. */
  readonly share: number
}

// A search that goes deeper than this gets no marks of levels: they would be one grey bar.
const mostLevels = 200
const leastApart = 0.01

/** The marks of a recording: where levels or iterations begin and where the goal is found. */
export function sliderMarks(
  recording: Recording,
  { placeOf: share }: StepScale,
): readonly SliderMark[] {
  const solutions = Array.from(
    solutionMarkers(recording).values(),
    ({ event }) => ({ kind: 'solution', step: event, level: 0, share: share(event) }) as const,
  )
  return [...apart(beginnings(recording, share)), ...apart(solutions)]
}

function beginnings(recording: Recording, share: (step: number) => number): readonly SliderMark[] {
  const iterations = iterationMarkers(recording)
  if (iterations.length > 0) {
    return iterations.map(({ event: step, limit: level }) => {
      return { kind: 'iteration', step, level, share: share(step) }
    })
  }
  const starts = levelStarts(recording)
  if (starts.length > mostLevels) return []
  return starts.map((step, level) => ({ kind: 'level', step, level, share: share(step) }))
}

/** The marks that can be told apart: of those that stand close together only the first. */
function apart(marks: readonly SliderMark[]): readonly SliderMark[] {
  let before = Number.NEGATIVE_INFINITY
  return marks.filter(({ share }) => {
    if (share - before < leastApart) return false
    before = share
    return true
  })
}

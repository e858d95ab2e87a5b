import { partAt } from '../../recording/query/runParts'

/** Where the steps of a run have their places on a line, from 0 at its left to 1 at its right. */
export interface StepScale {
  /** The last step; the first one is 0. */
  readonly last: number
  /** The place of a step: step 0 is at 0, the last one at 1, and each is further on than the one before. */
  readonly placeOf: (step: number) => number
  /** The step that is nearest to a place by its number. */
  readonly stepAt: (place: number) => number
  /** How much of the line a step has before the next one, where that is least. */
  readonly narrowest: number
}

/** Every step has as much of the line as every other. */
export function evenScale(last: number): StepScale {
  return partScale([0], last)
}

/**
 * Every part has an equal share of the line, and within a part every step has.
 *
 * @param starts where the parts begin, ascending from step 0; one that begins with the last step has
 * nothing to show yet
 */
export function partScale(starts: readonly number[], last: number): StepScale {
  const begun = starts.filter((start) => start < last)
  const bounds = [...begun, last]
  const count = begun.length
  const lengths = begun.map((start, part) => bounds[part + 1] - start)
  return {
    last,
    narrowest: count === 0 ? 1 : 1 / (count * lengths.reduce((a, b) => Math.max(a, b))),
    placeOf(step) {
      if (count === 0) return 0
      const at = within(step, last)
      const part = partAt(begun, at)
      return (part + (at - begun[part]) / lengths[part]) / count
    },
    stepAt(place) {
      const share = within(place, 1) * count
      const part = Math.min(Math.floor(share), count - 1)
      return count === 0 ? 0 : Math.round(begun[part] + (share - part) * lengths[part])
    },
  }
}

// This many steps at each end are nearly as wide as each other.
const wideSteps = 10

/**
 * The first and the last steps have the most room: away from both ends it grows narrower, as on a
 * logarithmic scale, up to the middle.
 */
export function endsScale(last: number): StepScale {
  const half = last / 2
  const whole = 2 * Math.log1p(half / wideSteps)
  const nearPlace = (step: number) => Math.log1p(step / wideSteps) / whole
  const nearStep = (place: number) => wideSteps * Math.expm1(place * whole)
  const placeOf = (step: number) => {
    const at = within(step, last)
    if (last === 0) return 0
    return at <= half ? nearPlace(at) : 1 - nearPlace(last - at)
  }
  const middle = Math.floor(half)
  return {
    last,
    narrowest: last < 2 ? 1 : placeOf(middle + 1) - placeOf(middle),
    placeOf,
    stepAt(place) {
      const at = within(place, 1)
      return Math.round(at <= 0.5 ? nearStep(at) : last - nearStep(1 - at))
    },
  }
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}

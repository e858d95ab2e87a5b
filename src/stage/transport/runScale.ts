import { runParts } from '../../recording/query/runParts'
import type { RunParts } from '../../recording/query/runParts'
import type { Recording } from '../../recording/recording'
import type { Frontier } from '../../solvers/solver'
import { endsScale, partScale } from './stepScale'
import type { StepScale } from './stepScale'

/** A name for a place along the step slider. */
export interface ScaleLabel {
  /** `depth` and `limit` stand in the middle of their part; a `step` stands at its place. */
  readonly kind: RunParts['kind'] | 'step'
  /** The depth, the limit, or the step; a step counted from the end is negative. */
  readonly value: number
  readonly place: number
}

/** How the steps of a run lie along its slider. */
export interface RunScale {
  readonly kind: RunParts['kind'] | 'ends'
  readonly scale: StepScale
  /** All names that the places could have; those come first that are to be shown first. */
  readonly labels: readonly ScaleLabel[]
}

/**
 * The scale of a run so far: a fair share for each level or limit, where it has such parts.
 *
 * @param frontier the order in which nodes leave, where one is known
 */
export function runScale(recording: Recording, frontier: Frontier | undefined): RunScale {
  const last = Math.max(0, recording.events - 1)
  const parts = runParts(recording, frontier)
  if (!parts) return { kind: 'ends', scale: endsScale(last), labels: stepLabels(endsScale(last)) }
  const scale = partScale(parts.starts, last)
  return { kind: parts.kind, scale, labels: partLabels(parts, scale) }
}

function partLabels({ kind, starts, values }: RunParts, { last, placeOf }: StepScale) {
  return starts.flatMap((start, part) => {
    if (start >= last) return []
    const end = starts[part + 1] ?? last
    return [{ kind, value: values[part], place: (placeOf(start) + placeOf(end)) / 2 }]
  })
}

// A run of fewer steps is counted from its start alone.
const fewSteps = 50

/**
 * Ten, a hundred, a thousand … steps from either end, as far as they lie in its half; of a short run
 * every tenth step.
 */
function stepLabels({ last, placeOf }: StepScale): readonly ScaleLabel[] {
  if (last < fewSteps) {
    return Array.from({ length: Math.floor(last / 10) }, (_, index) => {
      const value = 10 * (index + 1)
      return { kind: 'step', value, place: placeOf(value) }
    })
  }
  const labels: ScaleLabel[] = []
  for (let value = 10; value < last / 2; value *= 10) {
    labels.push({ kind: 'step', value, place: placeOf(value) })
    labels.push({ kind: 'step', value: -value, place: placeOf(last - value) })
  }
  return labels
}

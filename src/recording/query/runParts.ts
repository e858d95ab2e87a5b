import type { Frontier } from '../../solvers/solver'
import type { Recording } from '../recording'
import { firstWhere } from './bisect'
import { depthStarts } from './jumps'
import { iterationMarkers } from './markers'

/** The parts that a run falls into one after the other: its levels, or its limits. */
export interface RunParts {
  readonly kind: 'depth' | 'limit'
  /** The step at which each begins, in order; the first is step 0. */
  readonly starts: readonly number[]
  /** The depth that is expanded in each, or its limit. */
  readonly values: readonly number[]
}

/**
 * The parts of a run so far, `undefined` where its steps do not come part by part, as in A* or
 * depth-first search, which go down and up again.
 *
 * @param frontier the order in which nodes leave, where one is known
 */
export function runParts(
  recording: Recording,
  frontier: Frontier | undefined,
): RunParts | undefined {
  const iterations = iterationMarkers(recording)
  if (iterations.length > 0) {
    const values = iterations.map(({ limit }) => limit)
    return { kind: 'limit', starts: fromZero(iterations.map(({ event }) => event)), values }
  }
  // Else nodes have path costs besides their depths.
  const everyMoveCostsOne = recording.columns.g.length === 0
  if (!frontier || !goesByLevel(frontier, everyMoveCostsOne)) return undefined
  const starts = depthStarts(recording)
  if (starts.length === 0) return undefined
  return { kind: 'depth', starts: fromZero(starts), values: starts.map((_, depth) => depth) }
}

/** The part that a step is in: the last one that has begun by then. */
export function partAt(starts: readonly number[], step: number): number {
  return firstWhere(1, starts.length, (part) => starts[part] > step) - 1
}

/** What comes before the first expansion belongs to the first part. */
function fromZero([, ...later]: readonly number[]): readonly number[] {
  return [0, ...later]
}

/** Whether no node leaves before all that are less deep. */
function goesByLevel(frontier: Frontier, everyMoveCostsOne: boolean): boolean {
  if (frontier.order !== 'priority') return frontier.order === 'queue'
  // Then the cheapest nodes are the least deep.
  return frontier.byLevel === true || (frontier.by === 'g' && everyMoveCostsOne)
}

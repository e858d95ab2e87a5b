import { expandedAt } from '../../recording/events'
import { frontierProfile } from '../../recording/frontierProfile'
import { levelStarts } from '../../recording/jumps'
import { reachedAt } from '../../recording/reached'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { waitingCountAt } from '../../recording/waiting'

/** A point of a chart. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One search in a chart: its line, and where it stands now. */
export interface Series {
  readonly points: readonly Point[]
  readonly now: Point | undefined
}

export const mostPoints = 200

/** How many nodes wait, over the expansions. */
export function frontierSeries(recording: Recording, step: number): Series {
  const at = (each: number, size: number) => ({ x: expandedAt(recording, each), y: size })
  return {
    points: frontierProfile(recording, mostPoints).map((sample) => at(sample.step, sample.size)),
    now: at(step, waitingCountAt(recording, step)),
  }
}

/** How many states have been reached, over the expansions; nothing for a search that keeps none. */
export function reachedSeries(recording: Recording, { chosen }: Run, step: number): Series {
  if (chosen.solver.forgets) return { points: [], now: undefined }
  const at = (each: number) => {
    return { x: expandedAt(recording, each), y: reachedAt(recording, each) }
  }
  return {
    points: frontierProfile(recording, mostPoints).map((sample) => at(sample.step)),
    now: at(step),
  }
}

/** Kept nodes for each level, or generated ones for each limit of a search that has limits. */
export function levelSeries(recording: Recording, step: number): Series {
  const { perIteration, perLevel } = recording.totals
  const all =
    perIteration.length > 0
      ? perIteration.map(({ limit, generated }) => ({ x: limit, y: generated }))
      : perLevel.map((nodes, level) => ({ x: level, y: nodes }))
  const begun = levelStarts(recording).filter((start) => start <= step).length
  return { points: thinned(all), now: all[Math.max(0, begun - 1)] }
}

/** Not more points than a chart can show, the first and the last among them. */
function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= mostPoints) return points
  const share = (points.length - 1) / (mostPoints - 1)
  return Array.from({ length: mostPoints }, (_, place) => points[Math.round(place * share)])
}

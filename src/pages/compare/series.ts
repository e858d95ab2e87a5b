import { countsAt } from '../../recording/counts'
import { expandedAt, rowsAt } from '../../recording/events'
import { frontierProfile } from '../../recording/frontierProfile'
import { heldAt, mostHeldAt } from '../../recording/held'
import { iterationAt } from '../../recording/iterations'
import { largestFrontierAt } from '../../recording/largestFrontier'
import { reachedAt } from '../../recording/reached'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { waitingCountAt } from '../../recording/waiting'

/** A point of a chart. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The line of a search in a chart. */
export interface Line {
  /** Few enough to draw, so the highest of all may not be among them. */
  readonly points: readonly Point[]
  /** The most that is counted anywhere along the line. */
  readonly most: number
}

/** One search in a chart: its line, and where it stands now. */
export interface Series extends Line {
  readonly now: Point | undefined
}

export const noLine: Line = { points: [], most: 0 }

export const mostPoints = 200

/** What is drawn of each search, each in a chart of its own. */
export const charts = ['frontier', 'reached', 'held', 'levels'] as const
export type Chart = (typeof charts)[number]

/**
 * The lines of a search as far as it is recorded, over its expansions or its levels: none in a
 * chart of reached states for a search that keeps none.
 */
export function linesOf(recording: Recording, { chosen }: Run): Readonly<Record<Chart, Line>> {
  const last = recording.events - 1
  const samples = frontierProfile(recording, mostPoints).map(({ step, size }) => {
    return { step, x: expandedAt(recording, step), size }
  })
  const table = (countAt: (step: number) => number, most: number): Line =>
    chosen.solver.forgets
      ? noLine
      : { points: samples.map(({ step, x }) => ({ x, y: countAt(step) })), most }
  const levels = levelsOf(recording)
  return {
    frontier: {
      points: samples.map(({ x, size }) => ({ x, y: size })),
      most: largestFrontierAt(recording, last),
    },
    reached: table((step) => reachedAt(recording, step), reachedAt(recording, last)),
    held: table((step) => heldAt(recording, chosen, step), mostHeldAt(recording, chosen, last)),
    levels: { points: thinned(levels), most: levels.reduce((most, { y }) => Math.max(most, y), 0) },
  }
}

/** The points of a search at a step, one for each of its lines. */
export function pointsAt(
  recording: Recording,
  { chosen }: Run,
  step: number,
): Readonly<Record<Chart, Point | undefined>> {
  const x = expandedAt(recording, step)
  const table = (y: number) => (chosen.solver.forgets ? undefined : { x, y })
  return {
    frontier: { x, y: waitingCountAt(recording, step) },
    reached: table(reachedAt(recording, step)),
    held: table(heldAt(recording, chosen, step)),
    levels: levelAt(recording, step),
  }
}

/** Kept nodes for each level, or generated ones for each limit of a search that has limits. */
function levelsOf({ totals: { perIteration, perLevel } }: Recording): readonly Point[] {
  return perIteration.length > 0
    ? perIteration.map(({ limit, generated }) => ({ x: limit, y: generated }))
    : perLevel.map((nodes, level) => ({ x: level, y: nodes }))
}

/** The limit that holds at a step, or the deepest level that has a node by then: its nodes so far. */
function levelAt(recording: Recording, step: number): Point | undefined {
  const [first] = recording.totals.perIteration
  if (first) {
    const { limit, firstRow } = iterationAt(recording, step)
    return { x: limit ?? first.limit, y: rowsAt(recording, step) - firstRow }
  }
  const { deepest, perLevel } = countsAt(recording, step)
  return deepest < 0 ? undefined : { x: deepest, y: perLevel[deepest] }
}

/** Not more points than a chart can show, the first and the last among them. */
function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= mostPoints) return points
  const share = (points.length - 1) / (mostPoints - 1)
  return Array.from({ length: mostPoints }, (_, place) => points[Math.round(place * share)])
}

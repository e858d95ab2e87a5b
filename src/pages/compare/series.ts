import { countsAt } from '../../recording/counts'
import { expandedAt } from '../../recording/events'
import { frontierProfile } from '../../recording/frontierProfile'
import { heldAt } from '../../recording/held'
import { iterationMarks } from '../../recording/iterations'
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

/** What is drawn of each search, each in a chart of its own. */
export const charts = ['frontier', 'reached', 'held', 'levels'] as const
export type Chart = (typeof charts)[number]

/**
 * The lines of a search as far as it is recorded, over its expansions or its levels: none in a
 * chart of reached states for a search that keeps none.
 */
export function linesOf(
  recording: Recording,
  { chosen }: Run,
): Readonly<Record<Chart, readonly Point[]>> {
  const frontier = frontierProfile(recording, mostPoints).map(({ step, size }) => {
    return { step, x: expandedAt(recording, step), y: size }
  })
  const over = (countAt: (step: number) => number) =>
    chosen.solver.forgets ? [] : frontier.map(({ step, x }) => ({ x, y: countAt(step) }))
  return {
    frontier: frontier.map(({ x, y }) => ({ x, y })),
    reached: over((step) => reachedAt(recording, step)),
    held: over((step) => heldAt(recording, chosen, step)),
    levels: thinned(levelsOf(recording)),
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

/** The limit that holds at a step, or the deepest level that has a node by then. */
function levelAt(recording: Recording, step: number): Point | undefined {
  const { perIteration, perLevel } = recording.totals
  if (perIteration.length > 0) {
    const begun = iterationMarks(recording).findLastIndex(({ event }) => event <= step)
    const { limit, generated } = perIteration[Math.max(0, begun)]
    return { x: limit, y: generated }
  }
  const { deepest } = countsAt(recording, step)
  return deepest < 0 ? undefined : { x: deepest, y: perLevel[deepest] }
}

/** Not more points than a chart can show, the first and the last among them. */
function thinned(points: readonly Point[]): readonly Point[] {
  if (points.length <= mostPoints) return points
  const share = (points.length - 1) / (mostPoints - 1)
  return Array.from({ length: mostPoints }, (_, place) => points[Math.round(place * share)])
}

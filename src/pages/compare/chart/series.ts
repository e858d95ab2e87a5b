import { firstWhere } from '../../../recording/query/bisect'
import { countsAt } from '../../../recording/query/counts'
import { evenSteps } from '../../../recording/query/evenSteps'
import { expandedAt, rowsAt } from '../../../recording/query/events'
import { peakFrontierSizeAt, frontierSizeAt } from '../../../recording/query/frontier/frontierSize'
import { iterationAt } from '../../../recording/query/iterations'
import { tableSizeAt, peakTableSizeAt, reachedAt } from '../../../recording/query/tableSize'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'

/** A point of a chart. */
export interface ChartPoint {
  readonly x: number
  readonly y: number
}

/** The line of a search in a chart: few enough points to draw, the highest of all among them. */
export type Line = readonly ChartPoint[]

/** One search in a chart: its line, as much of it as is drawn, and where it stands now. */
export interface Series {
  readonly points: Line
  readonly drawn: Line
  readonly now: ChartPoint | undefined
}

export const mostPoints = 200

/** What is drawn of each search, each in a chart of its own. */
export const charts = ['frontier', 'reached', 'held', 'levels'] as const
export type Chart = (typeof charts)[number]

/** A line as far as the moment that is shown: what comes later may be what a class predicts. */
export function lineUntil(line: Line, now: ChartPoint | undefined): Line {
  if (!now || line.length === 0) return []
  return [...line.filter(({ x }) => x < now.x), now]
}

/**
 * The lines of a search as far as it is recorded, over its expansions or its levels: none in a
 * chart of reached states for a search that keeps none.
 */
export function linesOf(recording: Recording, { chosen }: Run): Readonly<Record<Chart, Line>> {
  const samples = sampledSteps(recording, [
    (step) => peakFrontierSizeAt(recording, step),
    (step) => peakTableSizeAt(recording, chosen, step),
  ]).map((step) => ({ step, x: expandedAt(recording, step) }))
  const over = (countAt: (step: number) => number): Line =>
    samples.map(({ step, x }) => ({ x, y: countAt(step) }))
  return {
    frontier: over((step) => frontierSizeAt(recording, step)),
    reached: chosen.solver.forgets ? [] : over((step) => reachedAt(recording, step)),
    held: chosen.solver.forgets ? [] : over((step) => tableSizeAt(recording, chosen, step)),
    levels: thinned(levelsOf(recording)),
  }
}

/**
 * Steps that lie evenly from the first to the last, and those at which something is first at its
 * most, which may lie between two of them.
 *
 * @param mostAt how much each has been at most up to a step
 */
function sampledSteps(
  recording: Recording,
  mostAt: readonly ((step: number) => number)[],
): readonly number[] {
  const last = recording.events - 1
  const even = evenSteps(last, mostPoints - mostAt.length)
  const peaks = mostAt.map((most) => {
    const peak = most(last)
    return firstWhere(0, last, (step) => most(step) >= peak)
  })
  return [...new Set([...even, ...peaks])].toSorted((one, other) => one - other)
}

/** The points of a search at a step, one for each of its lines. */
export function pointsAt(
  recording: Recording,
  { chosen }: Run,
  step: number,
): Readonly<Record<Chart, ChartPoint | undefined>> {
  const x = expandedAt(recording, step)
  const table = (y: number) => (chosen.solver.forgets ? undefined : { x, y })
  return {
    frontier: { x, y: frontierSizeAt(recording, step) },
    reached: table(reachedAt(recording, step)),
    held: table(tableSizeAt(recording, chosen, step)),
    levels: levelAt(recording, step),
  }
}

/** Kept nodes for each level, or generated ones for each limit of a search that has limits. */
function levelsOf({ totals: { perIteration, perLevel } }: Recording): readonly ChartPoint[] {
  return perIteration.length > 0
    ? perIteration.map(({ limit, generated }) => ({ x: limit, y: generated }))
    : perLevel.map((nodes, level) => ({ x: level, y: nodes }))
}

/**
 * The limit that holds at a step, or the deepest level that has a node by then: its nodes so far.
 */
function levelAt(recording: Recording, step: number): ChartPoint | undefined {
  const [first] = recording.totals.perIteration
  if (first) {
    const { limit, firstRow } = iterationAt(recording, step)
    return { x: limit ?? first.limit, y: rowsAt(recording, step) - firstRow }
  }
  const { deepest, perLevel } = countsAt(recording, step)
  return deepest < 0 ? undefined : { x: deepest, y: perLevel[deepest] }
}

/** Not more points than a chart can show: the first, the last and the highest among them. */
function thinned(points: Line): Line {
  if (points.length <= mostPoints) return points
  const share = (points.length - 1) / (mostPoints - 2)
  const even = Array.from({ length: mostPoints - 1 }, (_, place) => Math.round(place * share))
  const highest = points.reduce((best, { y }, place) => (y > points[best].y ? place : best), 0)
  const kept = new Set([...even, highest])
  return points.filter((_, place) => kept.has(place))
}

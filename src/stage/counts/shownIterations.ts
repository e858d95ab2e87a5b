import type { Stage } from '../../player/stageStore'
import { iterationCounts } from '../../recording/query/iterations'
import type { IterationCounts } from '../../recording/query/iterations'
import { iterationMarkers } from '../../recording/query/markers'

/** Iterations that follow each other. */
export interface IterationStretch {
  /** The place of the first. */
  readonly from: number
  /** How many are left out before it. */
  readonly leftOut: number
  readonly iterations: readonly IterationCounts[]
}

/** The iterations of a stage's search that have room in a table. */
export interface ShownIterations {
  readonly count: number
  /** The place among all of the one that is shown, -1 where there are none. */
  readonly current: number
  readonly stretches: readonly IterationStretch[]
}

const mostFirst = 5
const mostLast = 40
const aroundCurrent = 2

/** The first iterations, those next to the one that is shown, and the last. */
export function shownIterations({
  known,
  described,
}: Pick<Stage, 'known' | 'described'>): ShownIterations {
  if (!known) return { count: 0, current: -1, stretches: [] }
  const count = known.totals.perIteration.length
  const current = iterationMarkers(known).findLastIndex(({ event }) => event <= described.step)
  const around = [current - aroundCurrent, current + aroundCurrent + 1] as const
  const stretches: IterationStretch[] = []
  let end = 0
  for (const [first, last] of [[0, mostFirst], around, [count - mostLast, count]] as const) {
    const from = Math.max(end, first)
    const to = Math.min(count, last)
    if (from >= to) continue
    stretches.push({ from, leftOut: from - end, iterations: iterationCounts(known, from, to) })
    end = to
  }
  return { count, current, stretches }
}

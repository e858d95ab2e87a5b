import type { Stage } from '../../player/stageStore'
import { generatedPerLevel, iterationCounts } from '../../recording/iterationCounts'
import type { IterationCounts } from '../../recording/iterationCounts'

/** The nodes of each depth that a chart shows, and those there in the end, once that is known. */
export interface ShownLevels {
  readonly perLevel: readonly number[]
  readonly totals: readonly number[] | undefined
}

/** The iterations of a stage's search, and the place among them of the one that is shown. */
export function shownIterations({ latest, step }: Pick<Stage, 'latest' | 'step'>): {
  readonly iterations: readonly IterationCounts[]
  readonly current: number
} {
  const iterations = latest ? iterationCounts(latest) : []
  const current = iterations.findLastIndex(
    ({ beginsAt }) => beginsAt !== undefined && beginsAt <= step,
  )
  return { iterations, current }
}

/**
 * The levels of the whole tree, of nodes that were kept; of a search that begins anew those of the
 * iteration that is shown, of all nodes it generates.
 */
export function shownLevels(
  { recording, counts, ended, step }: Pick<Stage, 'recording' | 'counts' | 'ended' | 'step'>,
  { iterations, current }: ReturnType<typeof shownIterations>,
): ShownLevels {
  if (!recording || !counts) return { perLevel: [], totals: undefined }
  if (iterations.length === 0) {
    return { perLevel: counts.perLevel, totals: ended ? recording.totals.perLevel : undefined }
  }
  const isOver = ended || current < iterations.length - 1
  return {
    perLevel: generatedPerLevel(recording, step),
    totals: isOver ? iterations[current]?.perLevel : undefined,
  }
}

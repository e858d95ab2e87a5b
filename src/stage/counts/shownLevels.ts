import type { Stage } from '../../player/stageStore'
import { generatedPerLevel } from '../../recording/query/iterations'
import type { ShownIterations } from './shownIterations'

/** The nodes of each depth that a chart shows, and those there in the end, once that is known. */
export interface ShownLevels {
  readonly perLevel: readonly number[]
  readonly totals: readonly number[] | undefined
}

/**
 * The levels of the whole tree, of nodes that were kept; of a search that begins anew those of the
 * iteration that is shown, of all nodes it generates.
 */
export function shownLevels(
  { described: { recording, counts, step }, known }: Pick<Stage, 'described' | 'known'>,
  { count, current }: Pick<ShownIterations, 'count' | 'current'>,
): ShownLevels {
  if (!recording || !counts) return { perLevel: [], totals: undefined }
  const ended = known?.outcome !== undefined
  if (count === 0) {
    return { perLevel: counts.perLevel, totals: ended ? recording.totals.perLevel : undefined }
  }
  const isOver = ended || current < count - 1
  const total = recording.totals.perIteration[current]?.perLevel ?? []
  return {
    perLevel: generatedPerLevel(recording, step),
    totals: isOver && total.length > 0 ? total : undefined,
  }
}

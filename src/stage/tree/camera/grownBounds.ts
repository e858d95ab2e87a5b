import type { TreeLayout } from '../../../layout/treeLayout'
import { rowsAt } from '../../../recording/query/events'
import { iterationAt } from '../../../recording/query/iterations'
import { keptPerLevel, rowsPerLevel } from '../../../recording/query/levelCounts'
import type { Recording } from '../../../recording/recording'

/**
 * A layout with the levels only that a tree has at a step: a camera that shows all of it leaves no
 * room for what is still to come. Two trees that grow towards each other keep the levels between
 * them.
 */
export function grownTo(layout: TreeLayout, recording: Recording, step: number): TreeLayout {
  if (layout.goalLevels > 0) return layout
  const { firstRow } = iterationAt(recording, step)
  const perLevel = layout.withPruned ? rowsPerLevel : keptPerLevel
  const levels = perLevel(recording, firstRow, rowsAt(recording, step)).length
  if (levels >= layout.levels) return layout
  return { ...layout, starts: layout.starts.subarray(0, Math.max(1, levels) + 1) }
}

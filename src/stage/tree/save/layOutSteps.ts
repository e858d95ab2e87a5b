import type { LaidOut, LayoutClient } from '../../../layout/layoutClient'
import { rowsAt } from '../../../recording/query/events'
import { iterationAt } from '../../../recording/query/iterations'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { commonExtent, extentOf } from '../camera/treeExtent'
import type { TreeExtent } from '../camera/treeExtent'

/** The trees of some steps, laid out so that no node moves from one of the steps to another. */
export interface StepTrees {
  /** The tree of a step; none where a search with limits has not generated its root yet. */
  readonly treeAt: (step: number) => LaidOut | undefined
  /** The last of the steps in each tree. */
  readonly lastSteps: readonly number[]
  /** The least extent in which each of the trees has its place. */
  readonly extent: TreeExtent
}

/** Lays out the tree of each iteration that some steps are in, as large as it is at the last of them. */
export async function layOutSteps(
  recording: Recording,
  steps: readonly number[],
  client: Pick<LayoutClient, 'layOut'>,
): Promise<StepTrees> {
  const lastOf = new Map<Node, number>()
  for (const step of steps) {
    const { firstRow } = iterationAt(recording, step)
    lastOf.set(firstRow, Math.max(step, lastOf.get(firstRow) ?? 0))
  }
  const trees = new Map<Node, LaidOut>()
  for (const [firstRow, last] of lastOf) {
    // A search with limits begins anew before it generates the root again.
    const rows = Math.max(firstRow + 1, rowsAt(recording, last))
    if (rows > recording.rows) continue
    trees.set(firstRow, await client.layOut(recording, firstRow, rows, true))
  }
  return {
    treeAt: (step) => trees.get(iterationAt(recording, step).firstRow),
    lastSteps: [...lastOf.values()],
    extent: commonExtent(Array.from(trees.values(), ({ layout }) => extentOf(layout))),
  }
}

import { frontierSizeAt } from '../../recording/query/frontier/frontierSize'
import type { Recording } from '../../recording/recording'

/**
 * The most nodes that a search without a table has to hold at once: those on the path to the node
 * that is being expanded, and those that wait. Nothing where the run outgrew its record.
 */
export function mostOnPathAndWaiting(recording: Recording): number | undefined {
  const { columns, rows, overBudget } = recording
  if (overBudget) return undefined
  let most = 0
  for (let row = 0; row < rows; row++) {
    const event = columns.generatedAt[row]
    // The path ends with the parent, which has left the frontier, or with a goal, which never waits.
    const isGoal = columns.leftAt[row] === event
    const path = columns.depth[row] + (isGoal ? 1 : 0)
    most = Math.max(most, path + frontierSizeAt(recording, event))
  }
  return most
}

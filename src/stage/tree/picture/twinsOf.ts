import type { TreeLayout } from '../../../layout/treeLayout'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { hasPlace } from './nodePlaces'

/**
 * The twins to show for a node: itself and the earlier one, when it is a duplicate. A search of one's
 * own may know the earlier one from a tree that is not shown any more.
 */
export function twinsOf(
  recording: Recording,
  layout: TreeLayout,
  node: Node | undefined,
): readonly [Node, Node] | undefined {
  const { reason, twin } = recording.columns
  if (node === undefined || reason[node] === kept) return undefined
  return hasPlace(recording, layout, twin[node]) ? [node, twin[node]] : undefined
}

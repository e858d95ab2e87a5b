import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

/** The twins to show for a node: itself and the earlier one, when it is a duplicate. */
export function twinsOf(
  { columns }: Pick<Recording, 'columns'>,
  node: Node | undefined,
): readonly [Node, Node] | undefined {
  if (node === undefined || columns.reason[node] === kept) return undefined
  return columns.twin[node] < 0 ? undefined : [node, columns.twin[node]]
}

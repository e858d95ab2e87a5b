import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'

/** The values of a node that sentences may tell: its number, and f = g + h. */
export function nodeValues({ columns }: Recording, node: Node) {
  const g = columns.depth[node]
  const h = columns.estimate[node]
  return { node, g, h, f: g + h }
}

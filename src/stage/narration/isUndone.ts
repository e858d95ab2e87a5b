import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import { isMirrored } from '../isMirrored'

/** True when a pruned node whose twin is named has the very board of its grandparent, not one taken as equal. */
export function isUndone(recording: Recording, node: Node): boolean {
  const { parent, twin } = recording.columns
  return twin[node] === parent[parent[node]] && !isMirrored(recording, node)
}

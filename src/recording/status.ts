import type { Node } from '../solvers/solver'
import { kept } from './reasonCodes'
import type { Recording } from './recording'

/** What a node is at a step: `absent` before it is generated. */
export type Status = 'absent' | 'waiting' | 'expanded' | 'pruned' | 'solution'

export function statusAt({ columns, landmarks }: Recording, node: Node, step: number): Status {
  if (columns.generatedAt[node] > step) return 'absent'
  if (columns.reason[node] !== kept) return 'pruned'
  if (columns.leftAt[node] > step) return 'waiting'
  const solved = landmarks.some((mark) => mark.kind === 'solution' && mark.node === node)
  return solved ? 'solution' : 'expanded'
}

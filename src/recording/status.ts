import type { Node } from '../solvers/solver'
import { leavesFrontier } from './landmark'
import { kept } from './reasonCodes'
import type { Recording } from './recording'

/** What a node is at a step: `absent` before it is generated. */
export type Status = 'absent' | 'waiting' | 'expanded' | 'pruned' | 'superseded' | 'solution'

export function statusAt({ columns, landmarks }: Recording, node: Node, step: number): Status {
  if (columns.generatedAt[node] > step) return 'absent'
  if (columns.reason[node] !== kept) return 'pruned'
  if (columns.leftAt[node] > step) return 'waiting'
  const mark = landmarks.find(
    (each) => leavesFrontier(each) && each.node === node && each.event <= step,
  )
  if (mark?.kind === 'solution') return 'solution'
  return mark?.kind === 'supersede' ? 'superseded' : 'expanded'
}

import type { Puzzle, StandIn } from '../../puzzles/puzzle'
import type { Columns } from '../columns'

/** Whether two nodes have boards that a search takes as equal. */
export function sameBoards(
  { standIn }: Puzzle,
  { low, high }: Readonly<Columns>,
  one: number,
  other: number,
): boolean {
  if (low[one] === low[other] && high[one] === high[other]) return true
  if (!standIn) return false
  const [first, second]: [StandIn, StandIn] = [
    { low: 0, high: 0 },
    { low: 0, high: 0 },
  ]
  standIn(low[one], high[one], first)
  standIn(low[other], high[other], second)
  return first.low === second.low && first.high === second.high
}

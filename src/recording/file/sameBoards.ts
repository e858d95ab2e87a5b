import type { Problem, MutableState } from '../../problems/problem'
import type { Columns } from '../columns'

/** Whether two nodes have boards that a search takes as equal. */
export function sameBoards(
  { canonical }: Problem,
  { low, high }: Readonly<Columns>,
  one: number,
  other: number,
): boolean {
  if (low[one] === low[other] && high[one] === high[other]) return true
  if (!canonical) return false
  const [first, second]: [MutableState, MutableState] = [
    { low: 0, high: 0 },
    { low: 0, high: 0 },
  ]
  canonical(low[one], high[one], first)
  canonical(low[other], high[other], second)
  return first.low === second.low && first.high === second.high
}

import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'
import { SearchMisuse } from './searchMisuse'

/**
 * Makes sure that two trees meet: that two nodes of different sides have one state.
 *
 * @param nodes how many nodes there are
 * @throws SearchMisuse when they do not
 */
export function checkMeeting(
  { low, high, side }: Readonly<Columns>,
  node: Node,
  meets: Node,
  nodes: number,
): void {
  const refuse = (why: 'states' | 'side' | 'none') =>
    new SearchMisuse({ kind: 'not-meeting', node, meets, why })
  if (!(meets >= 0 && meets < nodes)) throw refuse('none')
  if (side[node] === side[meets]) throw refuse('side')
  const isSame = low[node] === low[meets] && high[node] === high[meets]
  if (!isSame) throw refuse('states')
}

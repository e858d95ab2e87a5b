import type { Node } from '../../solvers/solver'
import type { Columns } from '../columns'
import { notMeeting } from './searchMisuse'

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
  if (!(meets >= 0 && meets < nodes)) throw notMeeting(node, meets, 'there is no such node')
  if (side[node] === side[meets]) throw notMeeting(node, meets, 'they have the same side')
  const isSame = low[node] === low[meets] && high[node] === high[meets]
  if (!isSame) throw notMeeting(node, meets, 'their states differ')
}

import type { ReachedTable } from '../../structures/reachedTable'
import { misuse } from './checked'
import type { GivenNodes } from './givenNodes'

/**
 * The table of reached states as a search that nobody knows is given it: nothing else can be reached
 * through it, and it takes only nodes that there are.
 *
 * @param forgets whether the manifest says that the search keeps no node that it has done with
 */
export function safeReached(
  reached: ReachedTable,
  given: GivenNodes,
  forgets: boolean,
): ReachedTable {
  function checkRemembers(call: string): void {
    if (!forgets) return
    throw misuse(
      `${call} cannot be used: “forgets: true” in the manifest says that the search keeps no ` +
        'states. Take that line out.',
    )
  }
  return Object.freeze<ReachedTable>({
    get size() {
      return reached.size
    },
    get peakSize() {
      return reached.peakSize
    },
    get comparisons() {
      return reached.comparisons
    },
    find(node) {
      checkRemembers('reached.find')
      given.checkGiven(node, 'reached.find')
      return reached.find(node)
    },
    add(node) {
      checkRemembers('reached.add')
      given.checkGiven(node, 'reached.add')
      reached.add(node)
    },
    replace(earlier, node) {
      checkRemembers('reached.replace')
      given.checkGiven(earlier, 'reached.replace')
      given.checkGiven(node, 'reached.replace')
      reached.replace(earlier, node)
    },
  })
}

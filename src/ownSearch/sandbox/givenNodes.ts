import { mostNodesHeld } from '../../recording/write/recorder'
import type { Node } from '../../solvers/solver'
import { checkNode, misuse } from './checked'
import { SearchStop } from './searchStop'

/** Which nodes a search of one's own was given so far, and which of them it put into its table. */
export class GivenNodes {
  /** The node that was given last has the highest number that there is. */
  private newest = -1
  private highestReached = -1

  /**
   * Takes note of a node that is given.
   *
   * @throws SearchStop where there are more nodes than can be held
   */
  note(node: Node): Node {
    if (node >= mostNodesHeld) throw new SearchStop({ kind: 'too-much' })
    this.newest = node
    return node
  }

  /**
   * Takes note of a node that is put into the table of reached states.
   *
   * @throws SearchStop where there is no such node
   */
  reach(node: Node, call: string): void {
    this.checkGiven(node, call)
    if (node > this.highestReached) this.highestReached = node
  }

  /** The tree begins anew: past the record its nodes get the numbers of those of the tree before. */
  beginTree(): void {
    this.highestReached = -1
  }

  /** @throws SearchStop where there is no such node */
  checkGiven(node: unknown, call: string): asserts node is Node {
    checkNode(node, call)
    if (node <= this.newest) return
    throw misuse(`${call} was given ${node}, and there is no such node.`)
  }

  /**
   * Refuses to prune a child that stands in the table: its number may be given to another node, and
   * the table would hold it for that one.
   *
   * @throws SearchStop
   */
  checkPruned(child: Node): void {
    if (child > this.highestReached || child < this.newest) return
    throw misuse(
      `Node ${child} cannot be pruned: it stands in the table of reached states. ` +
        'Decide whether a child is pruned before “reached.add(child)”.',
    )
  }
}

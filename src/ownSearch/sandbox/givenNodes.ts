import { nobody } from '../../recording/write/newest'
import { mostNodesHeld } from '../../recording/write/recorder'
import type { Node } from '../../solvers/solver'
import { checkNode, misuse } from './checked'
import { SearchStop } from './searchStop'

/** Which nodes a search of one's own was given so far, and which of them it pruned last. */
export class GivenNodes {
  private newest = nobody
  /** The child that was pruned last, until another node is given. */
  private pruned = nobody

  /**
   * Takes note of a node that is given.
   *
   * @throws SearchStop where there are more nodes than can be held
   */
  note(node: Node): Node {
    if (node >= mostNodesHeld) throw new SearchStop({ kind: 'too-much' })
    this.newest = node
    this.pruned = nobody
    return node
  }

  /** Takes note of a child that was pruned. */
  prune(child: Node): void {
    this.pruned = child
  }

  /**
   * Refuses a node that there is not. The numbers of nodes rise, except in a search that forgets, which
   * cannot use the table of reached states.
   *
   * @throws SearchStop
   */
  checkGiven(node: unknown, call: string): asserts node is Node {
    checkNode(node, call)
    if (node <= this.newest) return
    throw misuse(`${call} was given ${node}, and there is no such node.`)
  }

  /**
   * Refuses the child that was just pruned.
   *
   * @throws SearchStop
   */
  checkNotPruned(node: Node): void {
    if (node !== this.pruned) return
    throw misuse(
      `Node ${node} was pruned. A pruned child must not be put into a frontier: ` +
        'is “continue” missing after “tree.prune”?',
    )
  }
}

import { dropReasons, pruneReasons } from '../../solvers/solver'
import type { Node, SearchTree, Side } from '../../solvers/solver'
import type { ReachedTable } from '../../structures/reachedTable'
import { mostNodesHeld } from '../../recording/write/recorder'
import { checkNode, checkOneOf, misuse } from './checked'
import { SearchStop } from './searchStop'
import type { Turns } from './turns'

/**
 * The tree as a search that nobody knows is given it: the same calls and answers, but nothing of
 * the recorder can be reached through it, and nothing of it can be changed.
 *
 * @param begin called when the tree begins anew
 */
export function safeTree(
  tree: SearchTree,
  { turns, begin }: { readonly turns: Turns; readonly begin: () => void },
): SearchTree {
  const childrenOf = safeChildren()
  // Of the present tree: how many roots it has, and whether a node was expanded.
  let roots = 0
  let hasExpanded = false
  return Object.freeze<SearchTree>({
    root(side = 'forward') {
      checkOneOf(side, ['forward', 'backward'], 'tree.root')
      checkRoot(side, roots, hasExpanded)
      turns.noteEvent()
      const root = held(tree.root(side))
      roots++
      return root
    },
    expand(node) {
      checkNode(node, 'tree.expand')
      turns.noteExpansion()
      hasExpanded = true
      return tree.expand(node)
    },
    children(node) {
      checkNode(node, 'tree.children')
      return childrenOf(tree.children(node))
    },
    prune(child, reason, twin) {
      checkNode(child, 'tree.prune')
      checkOneOf(reason, pruneReasons, 'tree.prune')
      if (twin !== undefined) checkNode(twin, 'tree.prune')
      tree.prune(child, reason, twin)
    },
    drop(node, reason) {
      checkNode(node, 'tree.drop')
      checkOneOf(reason, dropReasons, 'tree.drop')
      turns.noteEvent()
      tree.drop(node, reason)
    },
    supersede(earlier, child) {
      checkNode(earlier, 'tree.supersede')
      checkNode(child, 'tree.supersede')
      turns.noteEvent()
      tree.supersede(earlier, child)
    },
    beginIteration(limit) {
      if (typeof limit !== 'number') throw misuse('tree.beginIteration takes a number, the limit.')
      turns.noteEvent()
      tree.beginIteration(limit)
      roots = 0
      hasExpanded = false
      begin()
    },
    solve(node, meets) {
      checkNode(node, 'tree.solve')
      if (meets !== undefined) checkNode(meets, 'tree.solve')
      turns.noteEvent()
      return Object.freeze(tree.solve(node, meets))
    },
    isGoal(node) {
      checkNode(node, 'tree.isGoal')
      return tree.isGoal(node)
    },
    depth(node) {
      checkNode(node, 'tree.depth')
      return tree.depth(node)
    },
    g(node) {
      checkNode(node, 'tree.g')
      return tree.g(node)
    },
    side(node) {
      checkNode(node, 'tree.side')
      return tree.side(node)
    },
    h(node) {
      checkNode(node, 'tree.h')
      return tree.h(node)
    },
    startH: () => tree.startH(),
    undoes(node) {
      checkNode(node, 'tree.undoes')
      return tree.undoes(node)
    },
  })
}

/**
 * Refuses a root where a recording can have none: a tree begins with one start and, in a search from
 * both ends, then one goal.
 *
 * @param roots how many roots the tree has
 * @throws SearchStop
 */
function checkRoot(side: Side, roots: number, hasExpanded: boolean): void {
  if (side === 'forward' && roots > 0) {
    throw misuse(
      'The start cannot be made here: the tree has begun already. A tree begins with one start; ' +
        '“tree.beginIteration(limit)” begins another tree.',
    )
  }
  if (side === 'backward' && (roots !== 1 || hasExpanded)) {
    throw misuse(
      'The goal cannot be made a root here. In a search from both ends it is the second root, ' +
        'right after the start.',
    )
  }
}

/** @throws SearchStop where there are more nodes than can be held */
function held(node: Node): Node {
  if (node >= mostNodesHeld) throw new SearchStop({ kind: 'too-much' })
  return node
}

/**
 * Children one by one, each when it is asked for. Of a tree only one family is generated at a time,
 * so that one iterator serves the whole search.
 */
function safeChildren(): (children: Iterable<Node>) => Iterable<Node> {
  let each: Iterator<Node> = [][Symbol.iterator]()
  const safe: IterableIterator<Node> = Object.freeze({
    next: () => each.next(),
    [Symbol.iterator]: () => safe,
  })
  return (children) => {
    each = children[Symbol.iterator]()
    return safe
  }
}

/** The table of reached states, in the same way. */
export function safeReached(reached: ReachedTable): ReachedTable {
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
      checkNode(node, 'reached.find')
      return reached.find(node)
    },
    add(node) {
      checkNode(node, 'reached.add')
      reached.add(node)
    },
    replace(earlier, node) {
      checkNode(earlier, 'reached.replace')
      checkNode(node, 'reached.replace')
      reached.replace(earlier, node)
    },
  })
}

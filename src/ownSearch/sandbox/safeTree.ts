import { rootFault } from '../../recording/rootFault'
import type { RootFault } from '../../recording/rootFault'
import { dropReasons, pruneReasons } from '../../solvers/solver'
import type { Node, SearchTree } from '../../solvers/solver'
import { checkNode, checkOneOf, misuse } from './checked'
import type { GivenNodes } from './givenNodes'
import type { Turns } from './turns'

/** What the tree of a search is made safe with. */
interface SafeTreeOptions {
  readonly turns: Turns
  readonly given: GivenNodes
  /** Whether the manifest says that a second tree grows from the goal. */
  readonly twoSided: boolean
  /** Called when the tree begins anew. */
  readonly begin: () => void
}

/**
 * The tree as a search that nobody knows is given it: the same calls and answers, but nothing of
 * the recorder can be reached through it, and nothing of it can be changed.
 */
export function safeTree(
  tree: SearchTree,
  { turns, given, twoSided, begin }: SafeTreeOptions,
): SearchTree {
  // Of the present tree: how many roots it has, and whether a node was expanded.
  let roots = 0
  let hasExpanded = false
  return Object.freeze<SearchTree>({
    root(side = 'forward') {
      checkOneOf(side, ['forward', 'backward'], 'tree.root')
      const fault = rootFault(side, { nodes: roots, hasExpanded }, twoSided)
      if (fault) throw misuse(rootsToldBy[fault])
      turns.noteEvent()
      const root = given.note(tree.root(side))
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
      return new SafeChildren(tree.children(node), given)
    },
    prune(child, reason, twin) {
      checkNode(child, 'tree.prune')
      checkOneOf(reason, pruneReasons, 'tree.prune')
      if (twin !== undefined) checkNode(twin, 'tree.prune')
      tree.prune(child, reason, twin)
      given.prune(child)
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
    closes(node) {
      checkNode(node, 'tree.closes')
      return tree.closes(node)
    },
  })
}

/** What a search is told that makes a root where there can be none. */
const rootsToldBy: Readonly<Record<RootFault, string>> = {
  begun:
    'The start cannot be made here: the tree has begun already. A tree begins with one start; ' +
    '“tree.beginIteration(limit)” begins another tree.',
  'one-sided':
    'The goal cannot be made a root: the search goes from the start alone. ' +
    'Write “twoSided: true” in the manifest.',
  'not-second':
    'The goal cannot be made a root here. In a search from both ends it is the second root, ' +
    'right after the start.',
}

/** Children one by one, each when it is asked for. */
class SafeChildren implements IterableIterator<Node> {
  readonly #each: Iterator<Node>
  readonly #given: GivenNodes

  constructor(children: Iterable<Node>, given: GivenNodes) {
    this.#each = children[Symbol.iterator]()
    this.#given = given
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Node> {
    const next = this.#each.next()
    if (!next.done) this.#given.note(next.value)
    return next
  }
}
Object.freeze(SafeChildren.prototype)

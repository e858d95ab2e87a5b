import { rootFault } from '../../recording/rootFault'
import type { RootFault } from '../../recording/rootFault'
import { dropReasons, pruneReasons } from '../../solvers/solver'
import type { Node, PruneReason, SearchTree } from '../../solvers/solver'
import { checkNode, checkOneOf, misuse } from './checked'
import type { GivenNodes } from './givenNodes'
import type { Turns } from './turns'

/** What the tree of a search is made safe with. */
interface SafeTreeOptions {
  readonly turns: Turns
  readonly given: GivenNodes
  /** Whether the manifest says that a second tree grows from the goal. */
  readonly twoSided: boolean
  /** Whether the search has a heuristic: then the h of a node is told, whether it asked for it or not. */
  readonly estimates: boolean
  /** Called when the tree begins anew. */
  readonly begin: () => void
}

/**
 * The tree as a search that nobody knows is given it: the same calls and answers, but nothing of
 * the recorder can be reached through it, and nothing of it can be changed.
 */
export function safeTree(
  tree: SearchTree,
  { turns, given, twoSided, estimates, begin }: SafeTreeOptions,
): SearchTree {
  // Of the present tree: how many roots it has, and whether a node was expanded.
  let roots = 0
  let hasExpanded = false
  const estimate = estimates ? new Estimates(tree) : undefined
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
      estimate?.ofKept()
      return tree.expand(node)
    },
    children(node) {
      checkNode(node, 'tree.children')
      return new SafeChildren(tree.children(node), given, estimate)
    },
    prune(child, reason, twin) {
      checkNode(child, 'tree.prune')
      checkOneOf(reason, pruneReasons, 'tree.prune')
      if (twin !== undefined) checkNode(twin, 'tree.prune')
      estimate?.ofPruned(child, reason)
      tree.prune(child, reason, twin)
      given.prune(child)
    },
    drop(node, reason) {
      checkNode(node, 'tree.drop')
      checkOneOf(reason, dropReasons, 'tree.drop')
      turns.noteEvent()
      estimate?.ofKept()
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
      estimate?.ofKept()
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
      estimate?.asked(node)
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
  readonly #estimate: Estimates | undefined

  constructor(children: Iterable<Node>, given: GivenNodes, estimate: Estimates | undefined) {
    this.#each = children[Symbol.iterator]()
    this.#given = given
    this.#estimate = estimate
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<Node> {
    this.#estimate?.ofKept()
    const next = this.#each.next()
    if (next.done) return next
    this.#given.note(next.value)
    this.#estimate?.generated(next.value)
    return next
  }
}
Object.freeze(SafeChildren.prototype)

/**
 * Asks for the h of a node for which the search does not ask, as when there is but one child to sort.
 * Without it the page would tell an h of 0.
 */
class Estimates {
  readonly #tree: SearchTree
  /** The child just generated, until it is known whether it is kept. */
  #child: Node | undefined

  constructor(tree: SearchTree) {
    this.#tree = tree
  }

  generated(child: Node): void {
    this.#child = child
  }

  /** Called when the search asks by itself. */
  asked(node: Node): void {
    if (node === this.#child) this.#child = undefined
  }

  /** Called when the search has gone on: the child was not pruned. */
  ofKept(): void {
    if (this.#child !== undefined) this.#tree.h(this.#child)
    this.#child = undefined
  }

  /** Of a pruned child the h is told only where it was over a limit. */
  ofPruned(child: Node, reason: PruneReason): void {
    if (child !== this.#child) return
    if (reason === 'over-limit') this.#tree.h(child)
    this.#child = undefined
  }
}

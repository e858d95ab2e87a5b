import type { Node } from '../../solvers/solver'

/** What a solver says of its search cannot be true: there is a mistake in the solver. */
export class SearchMisuse extends Error {
  override readonly name = 'SearchMisuse'
}

/** What has become of a node, as a small number. */
export const fates = {
  waiting: 0,
  expanded: 1,
  pruned: 2,
  dropped: 3,
  superseded: 4,
  solution: 5,
  leftBehind: 6,
  /** No node has the number; or the child that had it was pruned, past the budget. */
  none: 7,
} as const

/** By fate. */
const words = [
  'it waits in the frontier',
  'it was expanded before',
  'it was pruned',
  'it was dropped from the frontier',
  'a cheaper node has replaced it',
  'it was found to be a solution before',
  'it belongs to the tree of an earlier iteration',
  'no node that was kept has this number',
] as const

export function notWaiting(
  node: Node,
  fate: number,
  wish: 'be expanded' | 'be dropped' | 'be a solution',
): SearchMisuse {
  const rule =
    fate === fates.pruned || fate === fates.none
      ? 'A pruned child must not be put into the frontier.'
      : 'A node leaves the frontier once.'
  return new SearchMisuse(`Node ${node} cannot ${wish}: ${words[fate]}. ${rule}`)
}

/** @param newest the node generated last, below 0 where something else happened since */
export function notJustGenerated(
  node: Node,
  newest: Node,
  fate: number,
  wish: 'be pruned' | 'replace an earlier node',
): SearchMisuse {
  const isLate = fate === fates.waiting
  const since = newest < 0 ? 'the search has gone on since' : `node ${newest} was generated since`
  return new SearchMisuse(
    `Node ${node} cannot ${wish}: ${isLate ? since : words[fate]}. ` +
      'Say what becomes of a child once, and before the next one is generated.',
  )
}

export function notYielded(node: Node): SearchMisuse {
  return new SearchMisuse(
    `The children of node ${node} cannot be generated: its expansion was not yielded. ` +
      'Write “yield tree.expand(node)”, without a condition.',
  )
}

export function notBeingExpanded(node: Node): SearchMisuse {
  return new SearchMisuse(
    `The children of node ${node} cannot be generated: it is not the node being expanded. ` +
      'Write “yield tree.expand(node)” first, and take all its children then: “[...tree.children(node)]”.',
  )
}

export function notAGoal(node: Node): SearchMisuse {
  return new SearchMisuse(
    `Node ${node} cannot be a solution: its state is not the goal. ` +
      'Ask “tree.isGoal(node)” first.',
  )
}

export function notMet(node: Node): SearchMisuse {
  return new SearchMisuse(
    `Node ${node} cannot be a solution: it was reached from the goal, and does not meet the start’s side. ` +
      'Write “tree.solve(node, meets)”.',
  )
}

export function notMetAtOnce(node: Node): SearchMisuse {
  return new SearchMisuse(
    `Node ${node} cannot be a solution: it is not the node generated last. ` +
      'A search that tests at generation gives its goal at once.',
  )
}

export function notMeeting(
  node: Node,
  meets: Node,
  why: 'their states differ' | 'they have the same side' | 'there is no such node',
): SearchMisuse {
  return new SearchMisuse(
    `Node ${node} cannot meet node ${meets}: ${why}. ` +
      'Nodes that meet have one state and different sides.',
  )
}

/** @param fate of the earlier node */
export function notReplaceable(earlier: Node, child: Node, fate: number): SearchMisuse {
  const isInTree = fate === fates.waiting || fate === fates.expanded
  const why = isInTree ? `node ${child} is no cheaper path to its state` : words[fate]
  return new SearchMisuse(
    `Node ${earlier} cannot be replaced by node ${child}: ${why}. ` +
      'A node is replaced once, by one of the same state that cost less.',
  )
}

export function notTwin(node: Node, twin: Node): SearchMisuse {
  return new SearchMisuse(
    `Node ${node} cannot repeat node ${twin}: their states differ, or there is no such node. ` +
      'A twin is an earlier node of the same state.',
  )
}

export function leftWaiting(
  node: Node,
  wish: 'end with nothing left' | 'begin another iteration',
): SearchMisuse {
  return new SearchMisuse(
    `The search cannot ${wish}: node ${node} still waits in the frontier. ` +
      'What waits belongs in your own queue, stack or list too. Expand what you take from it, or drop it with “tree.drop”.',
  )
}

export function notSolved(node: Node): SearchMisuse {
  return new SearchMisuse(
    `The search cannot end with node ${node} as its solution. Write “return tree.solve(node)”.`,
  )
}

/**
 * @param value what its path would cost, or what the heuristic answered, in units
 * @param most the largest that can be written down
 */
export function notUnits(node: Node, name: 'g' | 'h', value: number, most: number): SearchMisuse {
  return new SearchMisuse(
    `Node ${node} cannot have ${name} = ${value}: it is a whole number from 0 to ${most}.`,
  )
}

export function notALimit(limit: number): SearchMisuse {
  return new SearchMisuse(
    `No iteration can begin with the limit ${limit}: limits are finite numbers from 0 that rise.`,
  )
}

export function noSuchNode(node: Node, fate: number): SearchMisuse {
  return new SearchMisuse(
    `Nothing is known of node ${node}: ${words[fate]}. Ask only about nodes of the tree.`,
  )
}

import type { Side } from '../solvers/solver'

/** Why a tree can have no root as it stands. */
export type RootFault = 'begun' | 'one-sided' | 'not-second'

/** As much of a tree as its roots depend on. */
interface TreeSoFar {
  readonly nodes: number
  readonly hasExpanded: boolean
}

/**
 * What forbids a root, if anything does: a tree begins with one start and, in a search from both
 * ends, then one goal, before a node is expanded.
 */
export function rootFault(
  side: Side,
  { nodes, hasExpanded }: TreeSoFar,
  twoSided: boolean,
): RootFault | undefined {
  if (side === 'forward') return nodes > 0 ? 'begun' : undefined
  if (!twoSided) return 'one-sided'
  return nodes !== 1 || hasExpanded ? 'not-second' : undefined
}

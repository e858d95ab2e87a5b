/** How large the trees of one search and of two are, in nodes of their last levels. */
export interface TreeSizes {
  /** b to the power of d. */
  readonly one: number
  /** Two times b to the power of d / 2. */
  readonly two: number
  /** How many times as many one has. */
  readonly times: number
}

/**
 * @param b branching factor: how many new children a node has
 * @param d depth at which the goal stands
 */
export function treeSizes(b: number, d: number): TreeSizes {
  const one = b ** d
  const two = 2 * b ** (d / 2)
  return { one, two, times: one / two }
}

/** All nodes of the levels from 1 to d, where each level has b times the nodes of the one before. */
export function nodesBelowRoot(b: number, d: number): number {
  return Array.from({ length: d }, (_, level) => b ** (level + 1)).reduce((sum, of) => sum + of, 0)
}

/**
 * All nodes below the roots of two searches that share d levels, the first taking one more where d is
 * odd. The write-up that this follows lets both take it: 39 and 39 for 3 and 5.
 */
export function nodesBelowRoots(b: number, d: number): number {
  return 2 * nodesBelowRoot(b, Math.ceil(d / 2))
}

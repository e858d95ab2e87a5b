/** What one search to a depth generates, and two that meet in the middle. */
export interface TwoSearches {
  /** The depth of each of the two. */
  readonly half: number
  /** All nodes of the one search, without its root. */
  readonly one: number
  /** All nodes of the two together, without their roots. */
  readonly two: number
  /** The last level of the one search: b to the d. */
  readonly lastOfOne: number
  /** The same for both halves, at exactly half the depth: two times b to the d/2. */
  readonly lastOfTwo: number
}

/**
 * Counts the nodes of one search and of two, where every node has the same number of children and
 * nothing is pruned. Where the depth is odd, both halves are given the longer half.
 */
export function twoSearches(branching: number, depth: number): TwoSearches {
  const half = Math.ceil(depth / 2)
  return {
    half,
    one: nodesTo(branching, depth),
    two: 2 * nodesTo(branching, half),
    lastOfOne: branching ** depth,
    lastOfTwo: 2 * branching ** (depth / 2),
  }
}

/** The nodes of the levels from 1 to a depth. */
function nodesTo(branching: number, depth: number): number {
  let nodes = 0
  for (let level = 1; level <= depth; level++) nodes += branching ** level
  return nodes
}

/** The triangles: how high they are, and how wide at their base. */
export interface Triangles {
  readonly high: number
  readonly wide: number
  /** Of each of the two. */
  readonly halfHigh: number
  readonly halfWide: number
}

/**
 * Triangles as high as the searches are deep, with areas as large as their numbers of nodes.
 *
 * @param height the room from top to bottom, which the two together fill
 * @param width the width of the one
 */
export function trianglesOf(
  { half, one, two }: TwoSearches,
  depth: number,
  height: number,
  width: number,
): Triangles {
  const level = height / (2 * half)
  return {
    high: depth * level,
    wide: width,
    halfHigh: half * level,
    halfWide: (width * (two / 2 / half)) / (one / depth),
  }
}

/** One search against two that meet in the middle, as a branching factor and a depth give them. */
export interface TwoSizes {
  /** b^d, and twice b^(d/2): what the areas of the triangles show. */
  readonly one: number
  readonly two: number
  /** All levels but the root; both halves together, the half of an odd depth rounded up. */
  readonly allOfOne: number
  readonly allOfTwo: number
  /** The levels of one search, and of each of two, where they are few and whole; else none. */
  readonly terms: { readonly one: readonly number[]; readonly two: readonly number[] } | undefined
}

/** The widths of the feet of the triangles, each as its area and its height want it. */
export interface TriangleFeet {
  readonly one: number
  readonly two: number
}

const mostTerms = 6

/** Compares the sizes of one search and of two. */
export function twoSizes(branching: number, depth: number): TwoSizes {
  const one = levelSizes(branching, depth)
  const two = levelSizes(branching, Math.ceil(depth / 2))
  const isShort = Number.isInteger(branching) && depth <= mostTerms
  return {
    one: branching ** depth,
    two: 2 * branching ** (depth / 2),
    allOfOne: sum(one),
    allOfTwo: 2 * sum(two),
    terms: isShort ? { one, two } : undefined,
  }
}

/** A triangle as high as its search is deep, and of its size, is so wide at its foot. */
export function triangleFeet({ one, two }: TwoSizes, depth: number): TriangleFeet {
  return { one: (2 * one) / depth, two: (2 * (two / 2)) / (depth / 2) }
}

/** A number of nodes as it is read: small ones with one digit behind the point. */
export function readable(nodes: number): number {
  return nodes < 100 ? Math.round(nodes * 10) / 10 : Math.round(nodes)
}

function levelSizes(branching: number, depth: number): readonly number[] {
  return Array.from({ length: depth }, (_, level) => branching ** (level + 1))
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0)
}

import { none } from './treeLinks'
import type { TreeLinks } from './treeLinks'

/** The least distance between two neighbours of one level, in units. */
export type Separation = (left: number, right: number) => number

/**
 * Lays a tree out so that parents stand in the middle above their children, equal subtrees look
 * equal and nothing overlaps, in linear time and without recursion, at any depth.
 *
 * Rows name their parents and come after them, so one pass from the last row to the first meets
 * every child before its parent, and one from the first to the last every parent first.
 *
 * Source: C. Buchheim, M. Jünger and S. Leipert, "Improving Walker's algorithm to run in linear
 * time", Graph Drawing 2002, 344–353.
 *
 * @returns the horizontal place of each row in units, every root at 0
 */
export function tidyTree(links: TreeLinks, separation: Separation): Float64Array {
  const { parent, firstChild, lastChild, nextSibling, previousSibling } = links
  const rows = parent.length
  const preliminary = new Float64Array(rows)
  const modifier = new Float64Array(rows)
  const change = new Float64Array(rows)
  const shift = new Float64Array(rows)
  const thread = new Int32Array(rows).fill(none)
  const ancestor = new Int32Array(rows)
  const rank = new Int32Array(rows)
  for (let row = 0; row < rows; row++) {
    ancestor[row] = row
    const before = previousSibling[row]
    rank[row] = before === none ? 0 : rank[before] + 1
  }

  for (let row = rows - 1; row >= 0; row--) if (firstChild[row] !== none) placeChildren(row)

  const x = preliminary
  for (let row = 0; row < rows; row++) {
    const above = parent[row]
    const shiftOfAbove = above === none ? -preliminary[row] : modifier[above]
    x[row] += shiftOfAbove
    modifier[row] += shiftOfAbove
  }
  return x

  /** Places the children of a row beside each other and the row itself above their middle. */
  function placeChildren(row: number): void {
    let defaultAncestor = firstChild[row]
    for (let child = firstChild[row]; child !== none; child = nextSibling[child]) {
      const before = previousSibling[child]
      if (before === none) continue
      const middle = preliminary[child]
      preliminary[child] = preliminary[before] + separation(before, child)
      modifier[child] = preliminary[child] - middle
      defaultAncestor = pushApart(child, before, defaultAncestor, row)
    }
    executeShifts(row)
    preliminary[row] = (preliminary[firstChild[row]] + preliminary[lastChild[row]]) / 2
  }

  /** Moves a subtree away from those on its left, level by level along their contours. */
  function pushApart(node: number, before: number, defaultAncestor: number, above: number): number {
    let insideRight = node
    let outsideRight = node
    let insideLeft = before
    let outsideLeft = firstChild[above]
    let sumInsideRight = modifier[insideRight]
    let sumOutsideRight = modifier[outsideRight]
    let sumInsideLeft = modifier[insideLeft]
    let sumOutsideLeft = modifier[outsideLeft]
    for (;;) {
      const left = nextRight(insideLeft)
      const right = nextLeft(insideRight)
      if (left === none || right === none) {
        if (left !== none && nextRight(outsideRight) === none) {
          thread[outsideRight] = left
          modifier[outsideRight] += sumInsideLeft - sumOutsideRight
        }
        if (right !== none && nextLeft(outsideLeft) === none) {
          thread[outsideLeft] = right
          modifier[outsideLeft] += sumInsideRight - sumOutsideLeft
          return node
        }
        return defaultAncestor
      }
      insideLeft = left
      insideRight = right
      outsideLeft = nextLeft(outsideLeft)
      outsideRight = nextRight(outsideRight)
      ancestor[outsideRight] = node
      const overlap =
        preliminary[insideLeft] +
        sumInsideLeft -
        preliminary[insideRight] -
        sumInsideRight +
        separation(insideLeft, insideRight)
      if (overlap > 0) {
        const source = ancestor[insideLeft]
        moveSubtree(parent[source] === above ? source : defaultAncestor, node, overlap)
        sumInsideRight += overlap
        sumOutsideRight += overlap
      }
      sumInsideLeft += modifier[insideLeft]
      sumInsideRight += modifier[insideRight]
      sumOutsideLeft += modifier[outsideLeft]
      sumOutsideRight += modifier[outsideRight]
    }
  }

  /** Moves a subtree to the right and notes that those between it and `from` share the gap. */
  function moveSubtree(from: number, node: number, by: number): void {
    const share = by / (rank[node] - rank[from])
    change[node] -= share
    shift[node] += by
    change[from] += share
    preliminary[node] += by
    modifier[node] += by
  }

  /** Spreads the noted gaps over the children of a row. */
  function executeShifts(row: number): void {
    let move = 0
    let growth = 0
    for (let child = lastChild[row]; child !== none; child = previousSibling[child]) {
      preliminary[child] += move
      modifier[child] += move
      growth += change[child]
      move += shift[child] + growth
    }
  }

  function nextLeft(row: number): number {
    return firstChild[row] === none ? thread[row] : firstChild[row]
  }

  function nextRight(row: number): number {
    return lastChild[row] === none ? thread[row] : lastChild[row]
  }
}

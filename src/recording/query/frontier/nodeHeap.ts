import type { Node } from '../../../solvers/solver'

/**
 * A binary heap of nodes: the one with the least key is first; of equal keys the one with the least
 * second key, and of those the one with the earliest place. Its numbers are plain arrays: a run has
 * more than a million nodes.
 */
export class NodeHeap {
  private length = 0
  private nodes = new Int32Array(0)
  /** By node. */
  private keys = new Float64Array(0)
  private nextKeys = new Float64Array(0)
  private places = new Int32Array(0)

  /** Makes room for all nodes before one. */
  reserve(end: number): void {
    if (end <= this.nodes.length) return
    const room = Math.max(end, 2 * this.nodes.length)
    this.nodes = copied(this.nodes, new Int32Array(room))
    this.keys = copied(this.keys, new Float64Array(room))
    this.nextKeys = copied(this.nextKeys, new Float64Array(room))
    this.places = copied(this.places, new Int32Array(room))
  }

  /** The node that goes before all others; nothing where there is none. */
  first(): Node | undefined {
    return this.length > 0 ? this.nodes[0] : undefined
  }

  /** Whether only the places of two nodes tell which of them goes first. */
  areEqual(one: Node, other: Node): boolean {
    const { keys, nextKeys } = this
    return keys[one] === keys[other] && nextKeys[one] === nextKeys[other]
  }

  /**
   * Puts a node in, for which there is room.
   *
   * @param placeOf the node whose place in the order of arrival it has: its own, or an earlier one's
   */
  push(node: Node, key: number, nextKey: number, placeOf: Node): void {
    const { nodes } = this
    this.keys[node] = key
    this.nextKeys[node] = nextKey
    this.places[node] = placeOf === node ? node : this.places[placeOf]
    let place = this.length++
    while (place > 0) {
      const above = (place - 1) >> 1
      if (!this.goesBefore(node, nodes[above])) break
      nodes[place] = nodes[above]
      place = above
    }
    nodes[place] = node
  }

  /** Takes the first node out. */
  pop(): void {
    if (this.length === 0) return
    const { nodes } = this
    const last = nodes[--this.length]
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= this.length) break
      if (child + 1 < this.length && this.goesBefore(nodes[child + 1], nodes[child])) child++
      if (!this.goesBefore(nodes[child], last)) break
      nodes[place] = nodes[child]
      place = child
    }
    nodes[place] = last
  }

  private goesBefore(one: Node, other: Node): boolean {
    const { keys, nextKeys } = this
    if (keys[one] !== keys[other]) return keys[one] < keys[other]
    if (nextKeys[one] !== nextKeys[other]) return nextKeys[one] < nextKeys[other]
    return this.places[one] < this.places[other]
  }
}

function copied<Items extends Int32Array | Float64Array>(from: Items, to: Items): Items {
  to.set(from)
  return to
}

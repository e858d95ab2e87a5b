import type { Node } from '../../../solvers/solver'

/** A binary heap of nodes: the one that goes before all others is first. */
export class NodeHeap {
  private readonly nodes: Node[] = []

  constructor(private readonly goesBefore: (one: Node, other: Node) => boolean) {}

  /** The node that goes before all others; nothing where there is none. */
  first(): Node | undefined {
    return this.nodes.at(0)
  }

  push(node: Node): void {
    const { nodes } = this
    let place = nodes.length
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
    const { nodes } = this
    const last = nodes.pop()
    if (last === undefined || nodes.length === 0) return
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= nodes.length) break
      if (child + 1 < nodes.length && this.goesBefore(nodes[child + 1], nodes[child])) child++
      if (!this.goesBefore(nodes[child], last)) break
      nodes[place] = nodes[child]
      place = child
    }
    nodes[place] = last
  }
}

import type { Adjacency } from '../../structures/adjacency'

/** A node of a graph, as its text has it. */
export interface GraphNode {
  readonly name: string
  /** Where it is drawn: x to the right, y down; in units of the text. */
  readonly place: { readonly x: number; readonly y: number } | undefined
  /** The estimated cost from here to the goal, in units of the costs. */
  readonly h: number | undefined
}

/** An edge from one node to another, by their numbers. */
export interface GraphEdge {
  readonly from: number
  readonly to: number
  /** In units. */
  readonly cost: number
  /** True where it leads one way only. */
  readonly directed: boolean
}

/** Named nodes, and edges with costs between them. */
export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** How many units a cost of one is. */
  readonly one: number
  /** The nodes to start from and to reach, where the text names them. */
  readonly start: number | undefined
  readonly goal: number | undefined
}

/** The goal that a graph names, else its last node. */
export function goalOf({ goal, nodes }: Graph): number {
  return goal ?? nodes.length - 1
}

/** Where the nodes of a graph lead, by the names of those they lead to: A before B, 9 before 10. */
export function adjacencyOf({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): Adjacency {
  const ways = edges.flatMap(({ from, to, cost, directed }) => [
    { from, to, cost },
    ...(directed || from === to ? [] : [{ from: to, to: from, cost }]),
  ])
  const rank = ranksOf(nodes)
  ways.sort((one, other) => one.from - other.from || rank[one.to] - rank[other.to])
  const first = new Int32Array(nodes.length + 1)
  for (const { from } of ways) first[from + 1]++
  for (let node = 0; node < nodes.length; node++) first[node + 1] += first[node]
  return {
    first,
    target: Int32Array.from(ways, ({ to }) => to),
    cost: Float64Array.from(ways, ({ cost }) => cost),
  }
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** By node: the place of its name in alphabetical order. */
function ranksOf(nodes: readonly GraphNode[]): Int32Array {
  const order = nodes.map((_, node) => node)
  order.sort((one, other) => inOrder.compare(nodes[one].name, nodes[other].name))
  const ranks = new Int32Array(nodes.length)
  order.forEach((node, rank) => (ranks[node] = rank))
  return ranks
}

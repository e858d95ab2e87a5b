import { turnedRound } from '../../structures/adjacency'
import type { Adjacency } from '../../structures/adjacency'
import { cheapestCosts } from '../../structures/cheapestCosts'
import { mostCost } from '../costs'
import type { Heuristic } from '../problem'
import { goalOf } from './graph'
import type { Graph } from './graph'

/** The heuristics that graphs can have: their own, straight lines between places, and none. */
export const graphHeuristics = ['given', 'straight-line', 'zero'] as const

/**
 * The heuristics of a graph for a goal, the default one first: straight lines come last where an edge
 * costs less than they say. Whether one is admissible is found by comparing it with the true cost of
 * every node.
 *
 * - `given`: those of the text, where they are for this goal.
 * - `straight-line`: the distance between the places, rounded down to a unit; where all have one. No
 *   cheapest path costs more than `mostCost`, so h need not say more.
 * - `zero`: nothing is known.
 */
export function heuristicsOfGraph(
  graph: Graph,
  adjacency: Adjacency,
  goal: number,
): readonly Heuristic[] {
  let costs: Float64Array | undefined
  const trueCosts = () => (costs ??= cheapestCosts(turnedRound(adjacency), [goal]))
  const ownGoal = goalOf(graph)
  const lines = straightLines(graph, goal)
  const straight: HeuristicTable = { id: 'straight-line', table: lines }
  const zero: HeuristicTable = { id: 'zero', table: new Float64Array(graph.nodes.length) }
  const tables: readonly HeuristicTable[] = [
    { id: 'given', table: goal === ownGoal ? givenBy(graph) : undefined },
    ...(lines && isConsistent(graph, lines) ? [straight, zero] : [zero, straight]),
  ]
  return tables.flatMap(({ id, table }) => {
    if (!table) return []
    let admissible: boolean | undefined
    return [
      {
        id,
        get admissible() {
          return (admissible ??= table.every((h, node) => h <= trueCosts()[node]))
        },
        of: (node: number) => table[node],
      },
    ]
  })
}

interface HeuristicTable {
  readonly id: (typeof graphHeuristics)[number]
  /** By node; nothing where not all nodes have one. */
  readonly table: Float64Array | undefined
}

/** Whether no edge costs less than h falls along it. */
function isConsistent({ edges }: Graph, table: Float64Array): boolean {
  return edges.every(({ from, to, cost, directed }) => {
    const fall = table[from] - table[to]
    return fall <= cost && (directed || -fall <= cost)
  })
}

function givenBy({ nodes }: Graph): Float64Array | undefined {
  const all = nodes.flatMap(({ h }) => (h === undefined ? [] : [h]))
  return all.length === nodes.length ? Float64Array.from(all) : undefined
}

function straightLines({ nodes, one }: Graph, goal: number): Float64Array | undefined {
  const end = nodes[goal].place
  const lengths = nodes.flatMap(({ place }) => {
    if (!place || !end) return []
    const length = one * Math.hypot(place.x - end.x, place.y - end.y)
    return [Math.min(mostCost, Math.floor(length))]
  })
  return lengths.length === nodes.length ? Float64Array.from(lengths) : undefined
}

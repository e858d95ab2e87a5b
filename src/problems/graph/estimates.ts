import type { Heuristic } from '../problem'
import type { Adjacency, Graph } from './graph'
import { turnedRound } from './graph'
import { cheapestCosts } from './trueCosts'

/** The estimates that graphs can have: their own, straight lines between places, and none. */
export const graphHeuristics = ['given', 'straight-line', 'zero'] as const

/**
 * The estimates of a graph for a goal, the default one first. Whether one is admissible is found by
 * comparing it with the true cost of every node.
 *
 * - `given`: those of the text, where they are for this goal.
 * - `straight-line`: the distance between the places, rounded down to a unit; where all have one.
 * - `zero`: nothing is known.
 */
export function estimatesOf(
  graph: Graph,
  adjacency: Adjacency,
  goal: number,
): readonly Heuristic[] {
  let costs: Float64Array | undefined
  const trueCosts = () => (costs ??= cheapestCosts(turnedRound(adjacency), goal))
  const tables = [
    { id: 'given', table: goal === graph.goal ? givenBy(graph) : undefined },
    { id: 'straight-line', table: straightLines(graph, goal) },
    { id: 'zero', table: new Float64Array(graph.nodes.length) },
  ] satisfies readonly { id: (typeof graphHeuristics)[number]; table: Float64Array | undefined }[]
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

function givenBy({ nodes }: Graph): Float64Array | undefined {
  const all = nodes.flatMap(({ h }) => (h === undefined ? [] : [h]))
  return all.length === nodes.length ? Float64Array.from(all) : undefined
}

function straightLines({ nodes, one }: Graph, goal: number): Float64Array | undefined {
  const end = nodes[goal].place
  const lengths = nodes.flatMap(({ place }) =>
    place && end ? [Math.floor(one * Math.hypot(place.x - end.x, place.y - end.y))] : [],
  )
  return lengths.length === nodes.length ? Float64Array.from(lengths) : undefined
}

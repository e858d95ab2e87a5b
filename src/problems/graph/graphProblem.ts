import type { Adjacency } from '../../structures/adjacency'
import { mostPlainH } from '../costs'
import type { CountedProof, Costs, Heuristic, Problem } from '../problem'
import { proofByCount } from '../withinReach'
import { drawNode, labelOf, widthOfName } from './drawNode'
import { adjacencyOf } from './graph'
import type { Graph } from './graph'
import { heuristicsOfGraph } from './heuristics'

/** A graph with where a search starts in it and what it is to reach, by the numbers of the nodes. */
export interface GraphTask {
  readonly graph: Graph
  /** The graph as it stands in an address: its name or its text. */
  readonly written: string
  readonly start: number
  readonly goal: number
}

/**
 * A graph of named nodes and edges with costs. A state is a node by its number. Successors come in
 * alphabetical order of their names; an action is the place of an edge in that order, from 0. Its
 * notation is the name of the node that it leads to.
 */
export function createGraphProblem({ graph, written, start, goal }: GraphTask): Problem {
  const { nodes } = graph
  const adjacency = adjacencyOf(graph)
  const { first, target } = adjacency
  const heuristics = heuristicsOfGraph(graph, adjacency, goal)
  const labels = nodes.map(({ name }) => labelOf(name))
  const longest = labels.reduce((most, label) => Math.max(most, widthOfName(label)), 0)
  const nameAt = (node: number, action: number) => nodes[target[first[node] + action]].name
  const successors: Problem['successors'] = (low, _high, into) => {
    into.clear()
    for (let way = first[low]; way < first[low + 1]; way++) {
      into.add(target[way], 0, way - first[low])
    }
  }
  let proof: CountedProof | undefined

  return {
    settings: {
      problem: 'graph',
      graph: written,
      start: nodes[start].name,
      goal: nodes[goal].name,
    },
    start: { low: start, high: 0 },
    goal: { low: goal, high: 0 },
    reversible: graph.edges.every(({ directed }) => !directed),
    ...(hasCosts(graph, heuristics) && { costs: costsOf(graph, adjacency) }),
    heuristics,
    map: {
      kind: 'places',
      places: nodes.map(({ name, place }) => ({ name, at: place })),
      ways: graph.edges,
    },
    isGoal: (low) => low === goal,
    successors,
    describe: ({ low }, action) => ({
      kind: 'go',
      from: nodes[low].name,
      to: nameAt(low, action),
    }),
    draw: ({ low }) => drawNode(labels[low], low === goal, longest),
    format: ({ low }) => nodes[low].name,
    notation: ({ low }, action) => nameAt(low, action),
    solvability: () => (proof ??= proofByCount({ successors }, start, goal)),
  }
}

/** Whether anything is left to count besides moves. */
function hasCosts({ edges, nodes, one }: Graph, heuristics: readonly Heuristic[]): boolean {
  const isPlain = one === 1 && edges.every(({ cost }) => cost === 1)
  const isLarge = (h: number) => h > mostPlainH
  return (
    !isPlain ||
    nodes.some(
      ({ h = 0 }, node) => isLarge(h) || heuristics.some((each) => isLarge(each.of(node, 0))),
    )
  )
}

function costsOf({ one }: Graph, { first, cost }: Adjacency): Costs {
  return { one, of: (low, _high, action) => cost[first[low] + action] }
}

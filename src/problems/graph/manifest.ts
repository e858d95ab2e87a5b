import { turnedRound } from '../../structures/adjacency'
import { cheapestCosts } from '../../structures/cheapestCosts'
import type { Example, Manifest, StartList } from '../manifest'
import type { Settings } from '../problem'
import { addManifest } from '../registry'
import { adjacencyOf, goalOf } from './graph'
import { graphHeuristics } from './heuristics'
import { namedGraphs } from './namedGraphs'
import { createGraphFromSettings, graphOf } from './settings'

const problem = 'graph'

type GraphExample = 'romania' | 'misled' | 'inconsistent' | 'firstGoal' | 'tie' | 'apart'

const titles: Readonly<Record<string, GraphExample>> = {
  romania: 'romania',
  misled: 'misled',
  inconsistent: 'inconsistent',
  'first-goal': 'firstGoal',
  tie: 'tie',
  apart: 'apart',
}

/** What is known of graphs. */
export const graphManifest = {
  family: problem,
  names: [problem],
  states: ['start', 'goal'],
  choices: [
    {
      setting: 'graph',
      // A graph of one's own is one more.
      values: ({ graph }) => {
        const named = namedGraphs.map(({ id }) => id)
        return graph === undefined || named.includes(graph) ? named : [...named, graph]
      },
      plain: true,
      resets: ['start', 'goal'],
    },
  ],
  board: 'graph',
  isWordAState: () => true,
  heuristics: graphHeuristics,
  read: (_name, settings) => createGraphFromSettings(settings),
  startLists: (settings): readonly StartList<'nodes'>[] => [
    { name: 'nodes', starts: solvableStarts(settings) },
  ],
  examples: (): readonly Example<GraphExample>[] =>
    namedGraphs.map(({ id }) => ({
      title: titles[id],
      settings: { problem, graph: id, ...endsOf(id) },
      // The fewest moves would say little: they need not be the cheapest.
      search: 'never',
    })),
} as const satisfies Manifest
addManifest(graphManifest)

/** Every node but the goal from which the goal can be reached. */
function solvableStarts(settings: Settings): readonly string[] {
  const graph = graphOf(settings.graph ?? namedGraphs[0].id)
  if (!graph.ok) return []
  const { nodes } = graph.value
  const named = nodes.findIndex(({ name }) => name === settings.goal)
  const goal = named < 0 ? goalOf(graph.value) : named
  const costs = cheapestCosts(turnedRound(adjacencyOf(graph.value)), [goal])
  return nodes.flatMap(({ name }, node) =>
    node === goal || !Number.isFinite(costs[node]) ? [] : [name],
  )
}

/** The start and the goal that a graph names. */
function endsOf(written: string): Readonly<Record<'start' | 'goal', string>> | undefined {
  const graph = graphOf(written)
  if (!graph.ok) return undefined
  const { nodes, start, goal } = graph.value
  if (start === undefined || goal === undefined) return undefined
  return { start: nodes[start].name, goal: nodes[goal].name }
}

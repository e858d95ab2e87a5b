import type { Example, Manifest } from '../manifest'
import { graphHeuristics } from './estimates'
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
  examples: (): readonly Example<GraphExample>[] =>
    namedGraphs.map(({ id }) => ({
      title: titles[id],
      settings: { problem, graph: id, ...endsOf(id) },
      search: id === 'apart' ? 'never' : 'now',
    })),
} as const satisfies Manifest

/** The start and the goal that a graph names. */
function endsOf(written: string): Readonly<Record<'start' | 'goal', string>> | undefined {
  const graph = graphOf(written)
  if (!graph.ok) return undefined
  const { nodes, start, goal } = graph.value
  if (start === undefined || goal === undefined) return undefined
  return { start: nodes[start].name, goal: nodes[goal].name }
}

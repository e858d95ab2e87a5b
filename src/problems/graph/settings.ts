import type { Problem, Settings } from '../problem'
import type { Result, ToldFault, UnknownValue } from '../result'
import type { Told } from '../told'
import type { Graph } from './graph'
import { createGraphProblem } from './graphProblem'
import { readGraph } from './graphText'
import { namedGraphs } from './namedGraphs'

/** What can be wrong with the settings of a graph, and in which setting. */
export type GraphFault =
  | { readonly setting: 'graph'; readonly fault: ToldFault | UnknownValue }
  | { readonly setting: 'start' | 'goal'; readonly fault: ToldFault }

/**
 * Makes a graph from settings: `graph`, the name of one or a text that `readGraph` reads; `start`
 * and `goal`, the names of two of its nodes, without which those that the graph names are taken, or
 * its first and its last node.
 */
export function createGraphFromSettings(settings: Settings): Result<Problem, GraphFault> {
  const written = settings.graph ?? namedGraphs[0].id
  const read = graphOf(written)
  if (!read.ok) return { ok: false, fault: { setting: 'graph', fault: read.fault } }
  const graph = read.value
  const start = findEnd(graph, 'start', settings.start)
  if (!start.ok) return wrongEnd('start', start.fault)
  const goal = findEnd(graph, 'goal', settings.goal)
  if (!goal.ok) return wrongEnd('goal', goal.fault)
  const ends = { start: start.value, goal: goal.value }
  return { ok: true, value: createGraphProblem({ graph, written, ...ends }) }
}

/** The graph with a name, or the one that a text describes. */
export function graphOf(written: string): Result<Graph, ToldFault | UnknownValue> {
  const text = written.trim()
  const named = namedGraphs.find(({ id }) => id === text.toLowerCase())
  // An edge takes more than one word, so a word alone can only be meant as a name.
  if (!named && /^[\w-]+$/.test(text)) {
    const known = namedGraphs.map(({ id }) => id)
    return { ok: false, fault: { kind: 'unknown-value', text, known } }
  }
  const read = readGraph(named?.text ?? written)
  return read.ok ? read : { ok: false, fault: { kind: 'told', told: read.fault } }
}

function findEnd(
  graph: Graph,
  end: 'start' | 'goal',
  asked: string | undefined,
): Result<number, Told> {
  const name = asked?.trim()
  if (name === undefined) {
    return { ok: true, value: graph[end] ?? (end === 'start' ? 0 : graph.nodes.length - 1) }
  }
  const found = graph.nodes.findIndex((node) => node.name === name)
  const alike = () =>
    graph.nodes.findIndex((node) => node.name.toLowerCase() === name.toLowerCase())
  const node = found < 0 ? alike() : found
  if (node >= 0) return { ok: true, value: node }
  return { ok: false, fault: { word: 'graph.unknownNode', values: { text: name } } }
}

function wrongEnd(setting: 'start' | 'goal', told: Told) {
  return { ok: false, fault: { setting, fault: { kind: 'told', told } } } as const
}

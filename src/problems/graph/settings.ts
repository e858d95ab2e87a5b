import type { Problem, Settings } from '../problem'
import type { Result, ToldFault, UnknownValue } from '../result'
import type { Told } from '../told'
import { goalOf } from './graph'
import type { Graph } from './graph'
import { createGraphProblem } from './graphProblem'
import { readGraph } from './graphText'
import { namedGraphIn, namedGraphs } from './namedGraphs'
import { onlyToken } from './tokens'

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
  const asked = settings.graph ?? namedGraphs[0].id
  const read = graphOf(asked)
  if (!read.ok) return { ok: false, fault: { setting: 'graph', fault: read.fault } }
  const graph = read.value
  const start = findEnd(graph, 'start', settings.start)
  if (!start.ok) return wrongEnd('start', start.fault)
  const goal = findEnd(graph, 'goal', settings.goal)
  if (!goal.ok) return wrongEnd('goal', goal.fault)
  const ends = { start: start.value, goal: goal.value }
  const written = namedGraphIn(asked)?.id ?? asked
  return { ok: true, value: createGraphProblem({ graph, written, ...ends }) }
}

/** The graph with a name, or the one that a text describes. */
export function graphOf(written: string): Result<Graph, ToldFault | UnknownValue> {
  const text = written.trim()
  const named = namedGraphIn(written)
  // An edge takes more than one word, so a word alone can only be meant as a name.
  if (!named && /^[\w-]+$/.test(text)) {
    const known = namedGraphs.map(({ id }) => id)
    return { ok: false, fault: { kind: 'unknown-value', text, known } }
  }
  const read = readGraph(named?.text ?? written)
  return read.ok ? read : { ok: false, fault: { kind: 'told', told: read.fault } }
}

/**
 * The node that is asked for by its name, if need be without the spaces or the quotation marks around
 * it, and in another case: a name in quotation marks may begin or end with a space.
 */
function findEnd(
  graph: Graph,
  end: 'start' | 'goal',
  asked: string | undefined,
): Result<number, Told> {
  if (asked === undefined) {
    return { ok: true, value: end === 'start' ? (graph.start ?? 0) : goalOf(graph) }
  }
  for (const readAs of waysToRead) {
    const node = graph.nodes.findIndex(({ name }) => readAs(name) === readAs(asked))
    if (node >= 0) return { ok: true, value: node }
  }
  return { ok: false, fault: { word: 'graph.unknownNode', values: { text: asked.trim() } } }
}

const waysToRead: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.trim(),
  (name) => name.trim().toLowerCase(),
  (name) => unquoted(name.trim()).toLowerCase(),
]

function unquoted(name: string): string {
  const only = onlyToken(name)
  return only?.quoted ? only.text : name
}

function wrongEnd(setting: 'start' | 'goal', told: Told) {
  return { ok: false, fault: { setting, fault: { kind: 'told', told } } } as const
}

import type { Graph } from '../../../problems/graph/graph'
import { placedMap } from '../../../stage/map/places/placed/placedMap'
import type { NodePlace, WrittenEdge } from './graphEdits'

/** A node as it is drawn. */
export interface NodeDrawn extends NodePlace {
  readonly name: string
  /** Its h as it is written; nothing where it has none. */
  readonly h: string | undefined
}

/** An edge as it is drawn, with the numbers of its ends. */
export interface EdgeDrawn extends WrittenEdge {
  readonly ends: readonly [from: number, to: number]
}

/** A graph as it is drawn. */
export interface DrawnGraph {
  readonly nodes: readonly NodeDrawn[]
  /** In the order in which the text has them. */
  readonly edges: readonly EdgeDrawn[]
  readonly start: string | undefined
  readonly goal: string | undefined
  /** Whether the text says where all nodes are; else a layout does. */
  readonly isPlaced: boolean
}

/** The names of ends that stay where they are nodes. */
export interface KeptEnds {
  readonly start?: string | undefined
  readonly goal?: string | undefined
}

/** The start and the goal of a graph: those that are asked for, else its own. */
export function endsAmong({ nodes, start = 0, goal = nodes.length - 1 }: Graph, kept: KeptEnds) {
  const names = new Set(nodes.map(({ name }) => name))
  const endOf = (asked: string | undefined, own: number) =>
    asked !== undefined && names.has(asked) ? asked : nodes[own].name
  return { start: endOf(kept.start, start), goal: endOf(kept.goal, goal) }
}

/** The most nodes that are drawn to be edited. */
export const mostDrawn = 300

/** A graph of nothing, to be drawn on. */
export const emptyDrawing: DrawnGraph = {
  nodes: [],
  edges: [],
  start: undefined,
  goal: undefined,
  isPlaced: true,
}

/** What is drawn of a graph that was read. */
export function drawnGraph(graph: Graph, ends: KeptEnds): DrawnGraph {
  const { nodes, edges, one } = graph
  const points = placedMap({
    kind: 'places',
    places: nodes.map(({ name, place }) => ({ name, at: place })),
    ways: edges,
  })
  return {
    nodes: nodes.map(({ name, h }, at) => {
      const { x, y } = points[at]
      return { name, x, y, h: h === undefined ? undefined : decimalText(h, one) }
    }),
    edges: edges.map(({ from, to, cost, directed }) => ({
      from: nodes[from].name,
      to: nodes[to].name,
      ends: [from, to],
      cost: decimalText(cost, one),
      directed,
    })),
    ...endsAmong(graph, ends),
    isPlaced: nodes.every(({ place }) => place !== undefined),
  }
}

/** A number of units as a decimal, exactly: 125 hundredths are 1.25. */
export function decimalText(units: number, one: number): string {
  const digits = String(one).length - 1
  const all = String(units).padStart(digits + 1, '0')
  const whole = all.slice(0, all.length - digits)
  const behind = all.slice(all.length - digits).replace(/0+$/, '')
  return behind === '' ? whole : `${whole}.${behind}`
}

/**
 * What a new edge costs until it is said. In a graph where no edge costs less than it is long, as on
 * a road map, it is its length, so that the straight line stays a good heuristic; else 1.
 */
export function firstCost({ nodes, edges }: DrawnGraph, from: string, to: string): string {
  const lengthOf = (one: NodePlace, other: NodePlace) =>
    Math.hypot(one.x - other.x, one.y - other.y)
  const isRoadMap = edges.every(({ ends: [one, other], cost }) => {
    return Number(cost) >= Math.floor(lengthOf(nodes[one], nodes[other]))
  })
  const [one, other] = [from, to].map((name) => nodes.find((node) => node.name === name))
  if (!isRoadMap || !one || !other) return '1'
  return String(Math.max(1, Math.ceil(lengthOf(one, other))))
}

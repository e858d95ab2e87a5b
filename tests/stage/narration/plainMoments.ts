import type { State } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import type { Marker } from '../../../src/recording/marker'
import type { Recording } from '../../../src/recording/recording'
import type { Run } from '../../../src/recording/run'
import type { Node } from '../../../src/solvers/solver'

/** What is true just before an event, told from the columns by walking through them once. */
export interface PlainMoment {
  readonly step: number
  readonly generated: Node | undefined
  readonly expanded: Node | undefined
  readonly marker: Marker | undefined
  /** What waits, in the order in which it came. */
  readonly waiting: readonly Node[]
  /** What was expanded last in this tree, if anything was. */
  readonly last: Node | undefined
  /** The limit of this tree, where it has one of its own. */
  readonly limit: number | undefined
  readonly dropped: ReadonlySet<Node>
}

/** Walks through a recording from its first event to its last. */
export function* plainMoments(recording: Recording): Generator<PlainMoment> {
  const { columns, rows, events, expansions, expanded, markers } = recording
  const rowAt = new Map(Array.from({ length: rows }, (_, row) => [columns.generatedAt[row], row]))
  const markerAt = new Map(markers.map((marker) => [marker.event, marker]))
  const neverWaits = new Set(
    markers.flatMap((each) => (each.kind === 'solution' && !each.waiting ? [each.node] : [])),
  )
  let dropped: ReadonlySet<Node> = new Set()
  let waiting: Node[] = []
  let last: Node | undefined
  let limit: number | undefined
  let done = 0
  for (let step = 0; step < events; step++) {
    const generated = rowAt.get(step)
    const marker = markerAt.get(step)
    const isExpansion = generated === undefined && marker === undefined
    if (isExpansion && done >= expanded) throw new Error(`nothing happens at step ${step}`)
    const node = isExpansion ? expansions.items[done++] : undefined
    yield { step, generated, expanded: node, marker, waiting, last, limit, dropped }
    if (generated !== undefined && columns.reason[generated] === 0 && !neverWaits.has(generated)) {
      waiting = [...waiting, generated]
    }
    if (node !== undefined) {
      waiting = waiting.filter((each) => each !== node)
      last = node
    }
    if (marker === undefined) continue
    if (marker.kind === 'drop') dropped = new Set([...dropped, marker.node])
    if (marker.kind === 'iteration') [last, limit] = [undefined, marker.limit]
    if ('node' in marker) waiting = waiting.filter((each) => each !== marker.node)
  }
}

/** How many moves lead to a node, counted along its parents. */
export function plainDepth({ columns: { parent } }: Recording, node: Node): number {
  let moves = 0
  for (let at = node; parent[at] >= 0; at = parent[at]) moves++
  return moves
}

/** What the moves of the path to a node cost together, in units. */
export function plainCost({ columns }: Recording, { problem }: Run, node: Node): number {
  const { parent, low, high, action } = columns
  let units = 0
  for (let at = node; parent[at] >= 0; at = parent[at]) {
    const above = parent[at]
    units += problem.costs ? problem.costs.of(low[above], high[above], action[at]) : 1
  }
  return units
}

/** How many moves the nearest goal is away; nothing where none can be reached. */
export function nearestGoal({ problem }: Run): number | undefined {
  const into = new Successors()
  const known = new Set([`${problem.start.low} ${problem.start.high}`])
  let level = [problem.start]
  for (let depth = 0; level.length > 0; depth++) {
    if (level.some(({ low, high }) => problem.isGoal(low, high))) return depth
    const next: State[] = []
    for (const { low, high } of level) {
      problem.successors(low, high, into)
      for (let at = 0; at < into.count; at++) {
        const state = { low: into.low[at], high: into.high[at] }
        const name = `${state.low} ${state.high}`
        if (!known.has(name)) next.push(state)
        known.add(name)
      }
    }
    level = next
  }
  return undefined
}

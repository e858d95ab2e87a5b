import { eventAt } from '../../recording/query/events'
import type { SearchEvent } from '../../recording/query/events'
import { iterationMarkers } from '../../recording/query/markers'
import { estimatedValues, nodeValues } from '../../recording/query/nodeValues'
import { stateOf } from '../../recording/query/path/path'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { TracePictures } from './pictures'
import type { TraceEvent, TraceEventType } from './trace'

/** What is the same in all events of a node. */
interface NodeProperties {
  readonly id: string
  readonly pId: string | null
  readonly [property: string]: unknown
}

/**
 * The events of a recording as those of a trace, in order. A node that is pruned has two, one where
 * it is generated and one where it is pruned; an iteration has none of its own: its root has the limit.
 */
export function* traceEvents(
  run: Run,
  recording: Recording,
  pictures: TracePictures,
): Generator<TraceEvent, void, void> {
  const limits = new Map(
    iterationMarkers(recording).map(({ firstRow, limit }) => [firstRow, limit] as const),
  )
  const known = new Map<Node, NodeProperties>()
  function eventOf(type: TraceEventType, event: SearchEvent, node: Node): TraceEvent {
    const said = known.get(node) ?? nodeProperties(run, recording, node, pictures)
    known.set(node, said)
    return { type, ...said, at: event.event }
  }
  for (let step = 0; step < recording.events; step++) {
    const event = eventAt(recording, step)
    switch (event.kind) {
      case 'generate': {
        const { node } = event
        const generating = eventOf('generating', event, node)
        yield { ...generating, ...comingProperties(run, recording, node), limit: limits.get(node) }
        const reason = reasonOf(recording.columns.reason[node])
        const twin = idOf(recording.columns.twin[node])
        if (reason) yield { ...generating, type: 'pruned', reason, twin }
        break
      }
      case 'expand':
        yield eventOf('expanding', event, event.node)
        break
      case 'solution':
        yield { ...eventOf('goal', event, event.node), meets: idOf(event.meets) }
        break
      case 'supersede':
        yield { ...eventOf('replaced', event, event.node), by: idOf(event.by) }
        break
      case 'drop':
        yield { ...eventOf('dropped', event, event.node), reason: event.reason }
        break
      case 'finish': {
        const { outcome } = event
        const node = outcome.kind === 'solved' ? outcome.node : 0
        yield { ...eventOf('end', event, node), outcome: outcome.kind }
        break
      }
      case 'iteration':
    }
  }
}

/** What every event of a node says. */
function nodeProperties(
  run: Run,
  recording: Recording,
  node: Node,
  pictures: TracePictures,
): NodeProperties {
  const { parent, side } = recording.columns
  const withH = estimatedValues(recording, run, node)
  return {
    id: String(node),
    pId: idOf(parent[node]) ?? null,
    g: nodeValues(recording, run, node).g,
    h: withH?.h,
    f: withH?.f,
    side: side[node] === 1 ? 'goal' : undefined,
    state: run.problem.format(stateOf(recording, node)),
    ...pictures.of(stateOf(recording, node)),
  }
}

/** What is said once, where a node is generated. */
function comingProperties({ problem }: Run, recording: Recording, node: Node) {
  const { parent, action, depth } = recording.columns
  const isRoot = parent[node] < 0
  const move = isRoot ? undefined : problem.notation(stateOf(recording, parent[node]), action[node])
  return { depth: depth[node], move }
}

/** Node numbers below 0 stand for no node. */
function idOf(node: Node | undefined): string | undefined {
  return node === undefined || node < 0 ? undefined : String(node)
}

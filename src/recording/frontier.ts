import type { Node, Solver } from '../solvers/solver'
import { expandedAt, landmarksAt, otherwiseLeftAt, rowsAt } from './events'
import { keptNodes } from './keptNodes'
import type { Recording } from './recording'

/** The nodes that wait in the frontier at a step, the one that leaves next in front. */
export function frontierAt(
  recording: Recording,
  step: number,
  order: Solver['frontier'],
): Int32Array {
  const waiting = waitingAt(recording, step)
  if (order === 'queue') return waiting
  if (order === 'stack') return waiting.reverse()
  if (order === 'path') return newestFamilyFirst(recording, waiting)
  return leastFirst(recording, step, waiting, order)
}

/** The nodes that wait, in the order of generation. */
function waitingAt(recording: Recording, step: number): Int32Array {
  const { leftAt } = recording.columns
  const nodes = keptNodes(recording, rowsAt(recording, step))
  const left = expandedAt(recording, step) + otherwiseLeftAt(recording, step)
  const waiting = new Int32Array(nodes.length - left)
  for (let i = 0, count = 0; count < waiting.length; i++) {
    if (leftAt[nodes[i]] > step) waiting[count++] = nodes[i]
  }
  return waiting
}

function newestFamilyFirst({ columns: { parent } }: Recording, waiting: Int32Array): Int32Array {
  return waiting.sort((one, other) => parent[other] - parent[one] || one - other)
}

function leastFirst(
  recording: Recording,
  step: number,
  waiting: Int32Array,
  order: 'least-f' | 'least-g' | 'least-h',
): Int32Array {
  const { depth, estimate } = recording.columns
  const value = (node: Node) =>
    (order === 'least-h' ? 0 : depth[node]) + (order === 'least-g' ? 0 : estimate[node])
  const places = placesAt(recording, step)
  const place = (node: Node) => places.get(node) ?? node
  return waiting.sort((one, other) => value(one) - value(other) || place(one) - place(other))
}

/** The place in the order of arrival of the nodes that took over another's. */
function placesAt(recording: Recording, step: number): ReadonlyMap<Node, number> {
  const places = new Map<Node, number>()
  const count = landmarksAt(recording, step)
  for (let i = 0; i < count; i++) {
    const mark = recording.landmarks[i]
    if (mark.kind !== 'supersede' || !mark.waiting) continue
    places.set(mark.by, places.get(mark.node) ?? mark.node)
  }
  return places
}

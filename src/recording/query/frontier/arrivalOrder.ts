import type { Node } from '../../../solvers/solver'
import type { Marker } from '../../marker'
import type { Recording } from '../../recording'
import { memoized } from '../memoized'

/** A place in the order of arrival that a node took over from another one. */
interface Inherited {
  /** The node that came there first. */
  readonly place: Node
  readonly event: number
}

/**
 * Puts nodes that wait in their order of arrival. One that replaced another that was waiting stands
 * in its place.
 *
 * @param nodes the nodes in the order of generation
 */
export function inArrivalOrder(recording: Recording, nodes: Int32Array, step: number): Int32Array {
  const places = inheritedPlaces(recording.markers)
  if (places.size === 0) return nodes
  const { twin } = recording.columns
  // Only a kept node that replaces another one has a twin.
  const moved = nodes.filter((node) => twin[node] >= 0)
  const others = new Int32Array(nodes.length)
  let count = 0
  for (const node of nodes) if (twin[node] < 0) others[count++] = node
  const placeOf = (node: Node) => {
    const inherited = places.get(node)
    return inherited && inherited.event <= step ? inherited.place : node
  }
  moved.sort((one, other) => placeOf(one) - placeOf(other))
  return merged(moved, others.subarray(0, count), placeOf)
}

const inheritedPlaces = memoized((markers: readonly Marker[]): ReadonlyMap<Node, Inherited> => {
  const places = new Map<Node, Inherited>()
  for (const marker of markers) {
    if (marker.kind !== 'supersede' || !marker.waiting) continue
    const place = places.get(marker.node)?.place ?? marker.node
    places.set(marker.by, { place, event: marker.event })
  }
  return places
})

function merged(
  moved: Int32Array,
  others: Int32Array,
  placeOf: (node: Node) => number,
): Int32Array {
  const all = new Int32Array(moved.length + others.length)
  let next = 0
  for (let i = 0, at = 0; at < all.length; at++) {
    const movedIsNext =
      next < moved.length && (i === others.length || placeOf(moved[next]) < others[i])
    all[at] = movedIsNext ? moved[next++] : others[i++]
  }
  return all
}

import type { Node } from '../../solvers/solver'
import type { Marker } from '../marker'
import type { Recording } from '../recording'

/** A place in the order of arrival that a node took over from another one. */
interface TakenPlace {
  /** The node that came there first. */
  readonly place: Node
  readonly event: number
}

// A recording that gets more markers gets a new list of them.
const known = new WeakMap<readonly Marker[], ReadonlyMap<Node, TakenPlace>>()

/**
 * Puts nodes that wait in their order of arrival. One that replaced another that was waiting stands
 * in its place.
 *
 * @param waiting the nodes in the order of generation
 */
export function inPlaceOrder(recording: Recording, waiting: Int32Array, step: number): Int32Array {
  const places = placesOf(recording)
  if (places.size === 0) return waiting
  const { twin } = recording.columns
  // Only a kept node that replaces another one has a twin.
  const [moved, others] = [
    waiting.filter((node) => twin[node] >= 0),
    new Int32Array(waiting.length),
  ]
  let count = 0
  for (const node of waiting) if (twin[node] < 0) others[count++] = node
  const placeOf = (node: Node) => {
    const taken = places.get(node)
    return taken && taken.event <= step ? taken.place : node
  }
  moved.sort((one, other) => placeOf(one) - placeOf(other))
  return merged(moved, others.subarray(0, count), placeOf)
}

function placesOf({ markers }: Recording): ReadonlyMap<Node, TakenPlace> {
  const before = known.get(markers)
  if (before) return before
  const places = new Map<Node, TakenPlace>()
  for (const mark of markers) {
    if (mark.kind !== 'supersede' || !mark.waiting) continue
    const place = places.get(mark.node)?.place ?? mark.node
    places.set(mark.by, { place, event: mark.event })
  }
  known.set(markers, places)
  return places
}

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

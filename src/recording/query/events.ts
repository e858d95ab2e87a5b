import type { Node } from '../../solvers/solver'
import type { Marker } from '../marker'
import type { Recording } from '../recording'
import { firstAtLeast, firstWhere } from './bisect'

/** What happened at one event. */
export type SearchEvent =
  | { readonly kind: 'generate'; readonly event: number; readonly node: Node }
  | { readonly kind: 'expand'; readonly event: number; readonly node: Node }
  | Marker

/** How many rows exist once an event has happened: they are the first ones. */
export function rowsAt({ columns, rows }: Recording, step: number): number {
  return firstAtLeast(columns.generatedAt, step + 1, 0, rows)
}

/** Whether a node has been generated once an event has happened. */
export function isGeneratedAt(recording: Recording, node: Node, step: number): boolean {
  return node < rowsAt(recording, step)
}

/** How many nodes have been expanded once an event has happened. */
export function expandedAt(recording: Recording, step: number): number {
  return step + 1 - rowsAt(recording, step) - markersAt(recording, step)
}

/**
 * What happened at an event.
 *
 * @param step the number of an event, from 0 to `events - 1`
 * @throws RangeError when there is no such event
 */
export function eventAt(recording: Recording, step: number): SearchEvent {
  if (!Number.isInteger(step) || step < 0 || step >= recording.events) {
    throw new RangeError(`event ${step} is not among the ${recording.events} recorded`)
  }
  const rows = rowsAt(recording, step)
  if (rows > 0 && recording.columns.generatedAt[rows - 1] === step) {
    return { kind: 'generate', event: step, node: rows - 1 }
  }
  const markers = markersAt(recording, step)
  if (markers > 0 && recording.markers[markers - 1].event === step) {
    return recording.markers[markers - 1]
  }
  const node = recording.expansions.items[step - rows - markers]
  return { kind: 'expand', event: step, node }
}

/** How many nodes have left the frontier through a marker, not to be expanded. */
export function leftByMarkerAt(recording: Recording, step: number): number {
  const count = markersAt(recording, step)
  return count === 0 ? 0 : recording.markers[count - 1].left
}

/** How many markers there are once an event has happened. */
export function markersAt({ markers }: Pick<Recording, 'markers'>, step: number): number {
  return firstWhere(0, markers.length, (place) => markers[place].event > step)
}

import { leavesFrontier } from '../marker'
import type { Marker, MarkerKind } from '../marker'

/** The markers of a run in order, each with how many nodes had left the frontier by one. */
export class MarkerLog {
  readonly markers: Marker[] = []
  private left = 0

  /**
   * @param marker it becomes the entry itself, and belongs to the log from then on
   * @param event the number of the event that the marker is
   */
  add(marker: MarkerKind, event: number): Marker {
    if (leavesFrontier(marker)) this.left++
    // On a map with costs there are ten thousands of these: a copy of each would be felt.
    const entry = Object.assign(marker, { event, left: this.left })
    this.markers.push(entry)
    return entry
  }
}

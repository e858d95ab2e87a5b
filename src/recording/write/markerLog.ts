import { leavesFrontier } from '../marker'
import type { Marker, MarkerKind } from '../marker'

/** The markers of a run in order, each with how many nodes had left the frontier by one. */
export class MarkerLog {
  readonly markers: Marker[] = []
  private left = 0

  /** @param event the number of the event that the marker is */
  add(marker: MarkerKind, event: number): void {
    if (leavesFrontier(marker)) this.left++
    this.markers.push({ ...marker, event, left: this.left })
  }
}

import type { Node } from '../../solvers/solver'
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

  /**
   * Adds that a node is replaced by a cheaper one. On a map with costs there are nearly as many of
   * these as states: a copy of each would be felt.
   */
  addSupersede(node: Node, by: Node, waiting: boolean, event: number): void {
    if (waiting) this.left++
    this.markers.push({ kind: 'supersede', node, by, waiting, event, left: this.left })
  }
}

import { leavesFrontier } from './landmark'
import type { Landmark, LandmarkKind } from './landmark'

/** The landmarks of a run in order, each with how many nodes had left the frontier by one. */
export class LandmarkLog {
  readonly landmarks: Landmark[] = []
  private left = 0

  /** @param event the number of the event that the landmark is */
  add(landmark: LandmarkKind, event: number): void {
    if (leavesFrontier(landmark)) this.left++
    this.landmarks.push({ ...landmark, event, left: this.left })
  }
}

import { computed } from 'vue'
import type { ComputedRef } from 'vue'

/** The step that a line of steps shows: it follows a key in the frame after the tree. */
export function shownStep(moment: {
  readonly step: number
  readonly awaitsPaint: boolean
}): ComputedRef<number> {
  return computed<number>((before) => (moment.awaitsPaint ? (before ?? moment.step) : moment.step))
}

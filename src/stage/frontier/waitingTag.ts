import { expandedAt } from '../../recording/events'
import type { SearchEvent } from '../../recording/events'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'

/** What is to be said of a waiting node: it leaves next, or it has just come. */
export type WaitingTag = 'next' | 'new'

/** The node that leaves the frontier next, `undefined` when the search is over or nothing waits. */
export function nextToLeave(waiting: Int32Array, event: SearchEvent): Node | undefined {
  const over = event.kind === 'solution' || event.kind === 'finish'
  return over ? undefined : waiting[0]
}

/** The node whose children are coming in at a step: a child of it that waits is new. */
export function latestParent(recording: Recording, event: SearchEvent): Node | undefined {
  if (event.kind === 'finish') return undefined
  return recording.expansions.items[expandedAt(recording, event.event) - 1]
}

import type { SearchEvent } from '../recording/query/events'
import type { Recording } from '../recording/recording'
import type { Node } from '../solvers/solver'

/** The node that an event of a recording is about: where one replaces another, the new one. */
export function nodeOf(
  event: SearchEvent | undefined,
  recording: Recording | undefined,
): Node | undefined {
  if (!event || !recording) return undefined
  if ('by' in event) return event.by
  if ('node' in event) return event.node
  // A tree that begins anew has no node yet.
  if (event.kind === 'iteration') return undefined
  const solved = event.outcome.kind === 'solved'
  // A solution past the budget has no row.
  if (solved && event.outcome.node < recording.rows) return event.outcome.node
  return recording.expansions.items[recording.expanded - 1]
}

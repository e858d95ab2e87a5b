import type { SearchEvent } from '../recording/query/events'
import { disorderIn } from '../recording/query/frontier/disorder'
import { solutionMarkers } from '../recording/query/markers'
import type { Recording } from '../recording/recording'
import type { ChosenSolver } from '../solvers/manifest/chooseSolver'
import type { Node } from '../solvers/solver'

/**
 * The node that leaves the frontier next: none when nothing waits, and none once the search has
 * come to the goal and ends with it. Of a search that does not keep to its order it is the one that
 * really does, as far as that is known.
 *
 * @param waiting the nodes that wait, the first by the declared order in front
 */
export function nextToLeave(
  recording: Recording,
  chosen: ChosenSolver,
  waiting: Int32Array,
  event: SearchEvent,
): Node | undefined {
  if (event.kind === 'finish' || endsSearch(recording, event)) return undefined
  const disorder = disorderIn(recording, chosen)
  return disorder ? disorder.nextAfter(event.event) : waiting[0]
}

/** Whether an event brings the goal, with nothing after it but the end. */
function endsSearch(recording: Recording, event: SearchEvent): boolean {
  const solved = solutionOf(recording, event)
  return solved !== undefined && solved + 1 >= recording.events - 1
}

/** The event of the solution that an event is, or that it brings as it generates the goal. */
function solutionOf(recording: Recording, event: SearchEvent): number | undefined {
  if (event.kind === 'solution') return event.event
  if (event.kind !== 'generate') return undefined
  const mark = solutionMarkers(recording).get(event.node)
  return mark && !mark.waiting ? mark.event : undefined
}

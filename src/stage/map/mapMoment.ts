import type { Stage } from '../../player/stageStore'
import { isGeneratedAt } from '../../recording/query/events'
import { pathTo } from '../../recording/query/path/path'
import { solutionPathsAt } from '../../recording/query/path/solutions'
import type { MappedStates } from '../../recording/stateMap'
import type { Node } from '../../solvers/solver'
import { nextToLeave } from '../nextToLeave'

/** A moment of a search, and what of it is pointed out: a stage has all of it. */
export interface MapSubject extends Pick<Stage, 'run' | 'selected' | 'pointed'> {
  readonly described: Pick<
    Stage['described'],
    'recording' | 'step' | 'event' | 'frontier' | 'current'
  >
}

/** What is marked on a map at a step, by the numbers of its places or cells. */
export interface MapMoment {
  readonly current: number | undefined
  readonly next: number | undefined
  readonly selected: number | undefined
  readonly pointed: number | undefined
  /** Along the path to the current node, and along the solutions. */
  readonly path: readonly number[]
  readonly solutions: readonly (readonly number[])[]
}

const nothing: MapMoment = {
  current: undefined,
  next: undefined,
  selected: undefined,
  pointed: undefined,
  path: [],
  solutions: [],
}

/** What of a moment is marked on the map of its problem. */
export function mapMoment(
  { run, described, selected, pointed }: MapSubject,
  mapped: Pick<MappedStates, 'placeOf'>,
): MapMoment {
  const { recording, step, event, frontier, current } = described
  if (!recording || !run) return nothing
  const { low, high } = recording.columns
  // Of nodes that are yet to come the map shows nothing.
  const placeOf = (node: Node | undefined) =>
    node === undefined || !isGeneratedAt(recording, node, step)
      ? undefined
      : mapped.placeOf(low[node], high[node])
  const placesOf = (nodes: readonly Node[]) => nodes.flatMap((node) => placeOf(node) ?? [])
  return {
    current: placeOf(current),
    next: placeOf(event && frontier && nextToLeave(recording, run.chosen, frontier, event)),
    selected: placeOf(selected),
    pointed: placeOf(pointed),
    path: current === undefined ? [] : placesOf(pathTo(recording, current)),
    solutions: solutionPathsAt(recording, step).map((parts) => placesOf(parts.flat())),
  }
}

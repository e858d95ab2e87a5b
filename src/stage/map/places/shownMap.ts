import type { Run } from '../../../recording/run'
import type { MappedStates } from '../../../recording/stateMap'
import { mapMoment } from '../mapMoment'
import type { MapSubject } from '../mapMoment'
import { placesAt } from './placesAt'
import type { PlaceMoment } from './placesAt'
import { reachedValue, unreachedValue } from './placeValue'

/** A place of a map as it is shown. */
export interface ShownPlace extends PlaceMoment {
  readonly name: string
  /** The value that decides when its node leaves, or its depth; of one not reached its h. */
  readonly value: string
  readonly isStart: boolean
  readonly isGoal: boolean
  readonly isCurrent: boolean
  readonly isNext: boolean
  readonly isSelected: boolean
  readonly isPointed: boolean
  /** True where the search from the goal has reached it. */
  readonly isBackward: boolean
}

/** Of more places none could be told from its neighbours by a finger, nor gone through one by one. */
export const mostTold = 1_000

/** A map as it stands at a step. */
export interface ShownMap {
  readonly places: readonly ShownPlace[]
  /** The places along the path to the current node, and along the solutions. */
  readonly path: readonly number[]
  readonly solutions: readonly (readonly number[])[]
}

/**
 * What the map of a problem shows at a moment.
 *
 * @param isCrowded true where there is no room for sums, nor for values that nothing compares
 */
export function shownMap(
  subject: MapSubject,
  run: Run,
  mapped: MappedStates,
  isCrowded: boolean,
): ShownMap {
  const { recording, step } = subject.described
  const { problem } = run
  const { map, placeOf, stateOf } = mapped
  const names = map.kind === 'places' ? map.places : []
  const moments = recording ? placesAt(recording, step, names.length, placeOf) : []
  const start = placeOf(problem.start.low, problem.start.high)
  const areTold = names.length <= mostTold
  const valueOf = (place: number, { node, status }: PlaceMoment): string => {
    if (!recording || !areTold) return ''
    if (node === undefined) return unreachedValue(run, stateOf(place))
    if (isCrowded && status !== 'waiting') return ''
    return reachedValue(recording, run, node, isCrowded)
  }
  const { current, next, selected, pointed, path, solutions } = mapMoment(subject, mapped)
  return {
    places: names.map(({ name }, place): ShownPlace => {
      const moment: PlaceMoment = moments[place] ?? { status: 'absent', node: undefined }
      const { status, node } = moment
      const { low, high } = stateOf(place)
      return {
        name,
        status,
        node,
        value: valueOf(place, moment),
        isStart: place === start,
        isGoal: problem.isGoal(low, high),
        isCurrent: place === current,
        isNext: place === next,
        isSelected: place === selected,
        isPointed: place === pointed,
        isBackward: node !== undefined && recording?.columns.side[node] === 1,
      }
    }),
    path,
    solutions,
  }
}

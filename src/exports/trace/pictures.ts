import type { Problem, State } from '../../problems/problem'
import { boardPictures } from './boardPictures'
import { gridPictures } from './gridPictures'
import { placePictures } from './placePictures'
import type { Trace } from './trace'

type Properties = Readonly<Record<string, unknown>>

/** How the states of a problem are drawn in a trace. */
export interface TracePictures extends Pick<Trace, 'pivot'> {
  /** What an event says of the state of its node. */
  of(state: State): Properties
  /** What the first event says for all that were asked for, once they are. */
  shared(): Properties
  /** How these are drawn. */
  views(): Trace['views']
}

/** States that have a place are drawn on their map, others as boards. */
export function picturesOf(problem: Problem): TracePictures {
  const { map } = problem
  if (!map) return boardPictures(problem)
  return map.kind === 'cells' ? gridPictures(map) : placePictures(map)
}

import { manifestOf } from '../../problems'
import type { Problem } from '../../problems/problem'

/** How another start is found: by moving, by drawing, by choosing a place of a map, or by typing. */
export type StartWay = 'moving' | 'painting' | 'place' | 'text'

/**
 * The way that is asked for; else by moving, where that can be done.
 *
 * @throws RangeError where a place is to be chosen and the problem has none: the author reads it
 */
export function startWay(problem: Problem, asked: StartWay | undefined): StartWay {
  if (asked === 'place' && !problem.map) {
    throw new RangeError('the problem has no map on which a place could be chosen')
  }
  return asked ?? (manifestOf(problem.settings).play ? 'moving' : 'text')
}

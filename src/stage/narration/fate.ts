import { replacementMarkers, solutionMarkers } from '../../recording/query/markers'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import { isMirrored } from '../isMirrored'
import { hasDepthLimit } from './hasDepthLimit'
import { isNewState } from './isNewState'
import { isUndone } from './isUndone'
import { isStack, knownDiscipline } from './knownDiscipline'
import { prunedFor } from './prunedFor'

/** What can become of a child, in the order in which it is told of several. */
export const childFates = [
  'back',
  'again',
  'mirrored',
  'sibling',
  'siblingMirrored',
  'unnamed',
  'undoes',
  'depth-limit',
  'tooDeep',
  'over-limit',
  'cheaper',
  'atLessCost',
  'cheaperAgain',
  'atLessCostAgain',
  'stacked',
  'joins',
  'new',
  'unreached',
  'goal',
  'meets',
] as const
export type Fate = (typeof childFates)[number]

/** What becomes of a child that its parent's expansion generates. */
export function fateOf(recording: Recording, run: Run, child: Node): Fate {
  const reason = prunedFor(recording, run, child)
  if (reason === 'reached') return repeatedFate(recording, child)
  // Of several children both read alike.
  if (reason === 'overOther') return 'over-limit'
  return reason ?? keptFate(recording, run, child)
}

function repeatedFate(recording: Recording, child: Node): Fate {
  const { parent, twin } = recording.columns
  if (twin[child] < 0) return 'unnamed'
  const mirrored = isMirrored(recording, child)
  // A sibling comes later than the expansion that is told.
  if (parent[twin[child]] === parent[child]) return mirrored ? 'siblingMirrored' : 'sibling'
  if (isUndone(recording, child)) return 'back'
  return mirrored ? 'mirrored' : 'again'
}

function keptFate(recording: Recording, run: Run, child: Node): Fate {
  const { chosen, problem } = run
  const mark = solutionMarkers(recording).get(child)
  if (mark?.meets !== undefined) return 'meets'
  const twin = recording.columns.twin[child]
  if (twin >= 0) {
    const isOpenedAgain = replacementMarkers(recording).get(twin)?.waiting === false
    if (problem.costs) return isOpenedAgain ? 'atLessCostAgain' : 'atLessCost'
    return isOpenedAgain ? 'cheaperAgain' : 'cheaper'
  }
  if (isNewState(recording, run, child)) return hasDepthLimit(chosen) ? 'unreached' : 'new'
  if (mark) return 'goal'
  return isStack(knownDiscipline(recording, run)) ? 'stacked' : 'joins'
}

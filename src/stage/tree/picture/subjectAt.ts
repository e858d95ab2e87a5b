import type { LaidOut } from '../../../layout/layoutClient'
import { nodeOf } from '../../../player/currentNode'
import { frontierOrderOf } from '../../../recording/frontierOrder'
import { eventAt } from '../../../recording/query/events'
import { frontierAt } from '../../../recording/query/frontier'
import { pathTo, stateOf } from '../../../recording/query/path'
import { solutionPathsAt } from '../../../recording/query/solutions'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import { nextToLeave } from '../../nextToLeave'
import { hasPlace } from './nodePlaces'
import type { TreeSubject } from './treeSubject'
import { twinsOf } from './twinsOf'

/** What the tree of a step shows where nobody points at anything: it needs no stage. */
export function subjectAt(
  run: Run,
  recording: Recording,
  tree: LaidOut,
  step: number,
): TreeSubject {
  const event = eventAt(recording, step)
  const acting = nodeOf(event, recording)
  const current =
    acting !== undefined && hasPlace(recording, tree.layout, acting) ? acting : undefined
  const frontier = frontierAt(recording, step, frontierOrderOf(run.chosen))
  return {
    recording,
    tree,
    step,
    next: nextToLeave(recording, frontier, event),
    solutions: solutionPathsAt(recording, step),
    focusPath: current === undefined ? [] : pathTo(recording, current),
    onlyPath: false,
    selected: undefined,
    current,
    twins: twinsOf(recording, current),
    sceneOf: (node) => run.problem.draw(stateOf(recording, node)),
  }
}

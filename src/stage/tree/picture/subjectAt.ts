import type { LaidOut } from '../../../layout/layoutClient'
import { nodeOf } from '../../../player/currentNode'
import { frontierOrderOf } from '../../../recording/frontierOrder'
import { eventAt, isGeneratedAt } from '../../../recording/query/events'
import { frontierAt } from '../../../recording/query/frontier/frontier'
import { pathTo } from '../../../recording/query/path/path'
import { solutionPathsAt } from '../../../recording/query/path/solutions'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import { nextToLeave } from '../../nextToLeave'
import { hasPlace } from './nodePlaces'
import type { TreeSubject } from './treeSubject'
import { twinsOf } from './twinsOf'
import type { useScenes } from './useScenes'

/** What a tree shows at a step of a run while nothing is selected. */
export function subjectAt(
  { problem, chosen }: Run,
  recording: Recording,
  tree: LaidOut,
  step: number,
  draw: ReturnType<typeof useScenes>,
): TreeSubject {
  const event = eventAt(recording, step)
  const node = nodeOf(event, recording)
  const isShown =
    node !== undefined &&
    isGeneratedAt(recording, node, step) &&
    hasPlace(recording, tree.layout, node)
  const current = isShown ? node : undefined
  return {
    recording,
    tree,
    step,
    next: nextToLeave(
      recording,
      chosen,
      frontierAt(recording, step, frontierOrderOf(chosen)),
      event,
    ),
    solutions: solutionPathsAt(recording, step),
    focusPath: current === undefined ? [] : pathTo(recording, current),
    onlyPath: false,
    selected: undefined,
    current,
    twins: twinsOf(recording, tree.layout, current),
    sceneOf: (each) => draw(problem, recording, each),
  }
}

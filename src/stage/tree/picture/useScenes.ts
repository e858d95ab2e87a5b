import type { Problem } from '../../../problems/problem'
import type { Scene } from '../../../problems/scene'
import { sharedIndex } from '../../../recording/query/memoized'
import { stateOf } from '../../../recording/query/path/path'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

const mostScenes = 4000

/** The scenes of nodes, each drawn once as long as there are not too many. */
export function useScenes() {
  const scenesOf = sharedIndex(() => new Map<Node, Scene>())

  return function sceneOf(problem: Problem, recording: Recording, node: Node): Scene {
    const scenes = scenesOf(recording.columns)
    const known = scenes.get(node)
    if (known) return known
    if (scenes.size >= mostScenes) scenes.clear()
    const scene = problem.draw(stateOf(recording, node))
    scenes.set(node, scene)
    return scene
  }
}

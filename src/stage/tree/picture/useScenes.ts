import type { Problem } from '../../../problems/problem'
import type { Scene } from '../../../problems/scene'
import { stateOf } from '../../../recording/query/path/path'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

const peakSize = 4000

/** The scenes of nodes, each drawn once while it is in view. */
export function useScenes() {
  const scenes = new Map<Node, Scene>()
  let drawnFor: Problem | undefined

  return function sceneOf(problem: Problem, recording: Recording, node: Node): Scene {
    if (drawnFor !== problem || scenes.size > peakSize) scenes.clear()
    drawnFor = problem
    const known = scenes.get(node)
    if (known) return known
    const scene = problem.draw(stateOf(recording, node))
    scenes.set(node, scene)
    return scene
  }
}

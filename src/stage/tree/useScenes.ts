import type { Puzzle } from '../../puzzles/puzzle'
import type { Scene } from '../../puzzles/scene'
import { stateOf } from '../../recording/path'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'

const mostHeld = 4000

/** The scenes of nodes, each drawn once while it is in view. */
export function useScenes() {
  const scenes = new Map<Node, Scene>()
  let drawnFor: Puzzle | undefined

  return function sceneOf(puzzle: Puzzle, recording: Recording, node: Node): Scene {
    if (drawnFor !== puzzle || scenes.size > mostHeld) scenes.clear()
    drawnFor = puzzle
    const known = scenes.get(node)
    if (known) return known
    const scene = puzzle.draw(stateOf(recording, node))
    scenes.set(node, scene)
    return scene
  }
}

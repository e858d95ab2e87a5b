import type { Scene } from '../../problems/scene'
import { stateOf } from '../../recording/query/path/path'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import { stateName } from '../../stage/board/stateName'

/** The board of a node as a picture that does not move. */
export interface StillBoard {
  readonly node: Node
  readonly scene: Scene
  readonly name: string
}

export function stillBoard(recording: Recording, run: Run, node: Node): StillBoard {
  const state = stateOf(recording, node)
  return { node, scene: run.problem.draw(state), name: stateName(run.problem, state) }
}

import type { LaidOut } from '../../../layout/layoutClient'
import type { Scene } from '../../../problems/scene'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'

/** What is there to be seen of a tree at a step, wherever it is seen from. */
export interface TreeSubject {
  readonly recording: Recording
  readonly tree: LaidOut
  readonly step: number
  /** The node that leaves the frontier next, if any. */
  readonly next: Node | undefined
  /** The paths to the goals found so far, each in two parts where two trees meet. */
  readonly solutions: readonly (readonly (readonly Node[])[])[]
  /** The path to the node that the panes speak of. */
  readonly focusPath: readonly Node[]
  /** True when all is faded that is not along this path. */
  readonly onlyPath: boolean
  readonly selected: Node | undefined
  /** Where the problem has a map: the other nodes at the place of the selected one. */
  readonly alike?: ReadonlySet<Node> | undefined
  readonly current: Node | undefined
  /** The node whose name is pointed at, outside of the tree. */
  readonly pointed?: Node | undefined
  /** A duplicate and its earlier twin, to be joined by a line. */
  readonly twins: readonly [Node, Node] | undefined
  readonly sceneOf: (node: Node) => Scene
}

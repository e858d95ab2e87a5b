import type { TreeLayout } from '../../../layout/treeLayout'
import type { SearchEvent } from '../../../recording/query/events'
import { kept } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Node } from '../../../solvers/solver'
import { fitCamera, followScale, viewOf } from './camera'
import type { Camera, Viewport } from './camera'
import { followCamera, treePlace } from './followCamera'
import { isInView } from './inView'

/** The scale from which on a mark is told from its neighbours. */
const leastSeen = 12

/**
 * Where a camera that follows a search has to go: near a node, or over the whole tree without one.
 *
 * @param twin a node that has the state of one of its children
 */
export function aimedAt(
  node: Node | undefined,
  going: Camera,
  recording: Recording,
  tree: TreeLayout,
  viewport: Viewport,
  twin?: Node,
): Camera {
  if (node === undefined) return fitCamera(tree, viewport)
  const near = { ...going, scale: followScale(tree, viewport) }
  return followCamera(near, recording, tree, viewport, node, twin)
}

/** Whether a node is in view where a camera goes, and large enough to be found there. */
export function isSeen(
  node: Node,
  going: Camera,
  { columns }: Recording,
  tree: TreeLayout,
  viewport: Viewport,
): boolean {
  const place = treePlace(node, columns, tree)
  return going.scale > leastSeen && isInView(viewOf(going, tree, viewport), place)
}

/** The node whose children come at an event. */
export function actingNode(
  { columns }: Pick<Recording, 'columns'>,
  event: SearchEvent | undefined,
): Node | undefined {
  if (!event || !('node' in event)) return undefined
  // It is told of the child that has just come.
  if ('by' in event) return columns.parent[event.by]
  const above = columns.parent[event.node]
  return event.kind === 'generate' && above >= 0 ? above : event.node
}

/** The earlier node with the state of the child that an event is about, if there is one. */
export function twinAt(
  { columns }: Pick<Recording, 'columns'>,
  event: SearchEvent | undefined,
): Node | undefined {
  if (event?.kind === 'supersede') return event.node
  if (event?.kind !== 'generate' || columns.reason[event.node] === kept) return undefined
  const twin = columns.twin[event.node]
  return twin < 0 ? undefined : twin
}

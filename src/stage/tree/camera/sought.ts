import type { TreeArea } from '../../../drawing/treeLook'
import type { TreeLayout } from '../../../layout/treeLayout'
import type { Node } from '../../../solvers/solver'
import { originOf } from '../../ink/inkNodes'
import { hasPlace, drawnPlace } from '../picture/nodePlaces'
import type { TreeSubject } from '../picture/treeSubject'
import type { Camera, Viewport } from './camera'
import { nearCamera } from './followCamera'
import { cameraShowing } from './treeArea'

/** What a camera was asked to show: a node from near, or what somebody else sees. */
export type Sought = { readonly node: Node } | { readonly area: TreeArea }

/**
 * The camera that shows what is sought; nothing while its node is not there.
 *
 * @param around what the camera takes for the tree
 */
export function soughtCamera(
  sought: Sought,
  subject: Pick<TreeSubject, 'recording' | 'tree' | 'step'>,
  around: TreeLayout,
  viewport: Viewport,
): Camera | undefined {
  if ('node' in sought) {
    const { node } = sought
    const { recording } = subject
    return hasPlace(recording, around, node)
      ? nearCamera(node, recording, around, viewport)
      : undefined
  }
  const origin = originOf(sought.area, { placeOf: (node) => drawnPlace(subject, node) })
  return origin && cameraShowing(sought.area, origin, around, viewport)
}

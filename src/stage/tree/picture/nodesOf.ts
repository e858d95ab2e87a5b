import type { InkNodes } from '../../ink/inkNodes'
import { nearestNode } from './nearestNode'
import { drawnPlace } from './nodePlaces'
import type { TreePicture } from './treePicture'

/** Where the nodes of a tree are, for what is drawn on them: those of its step. */
export function nodesOf({ subject, view }: Pick<TreePicture, 'subject' | 'view'>): InkNodes {
  const { tree, step } = subject
  return {
    placeOf: (node) => drawnPlace(subject, node),
    nearestTo: (point) => nearestNode(tree, view, step, point),
  }
}

import type { InkPoint } from '../../../drawing/ink'
import { levelOf } from '../../../layout/treeLayout'
import { isGeneratedAt } from '../../../recording/query/events'
import type { Node } from '../../../solvers/solver'
import type { InkNodes } from '../../ink/inkNodes'
import { nearestNode } from './nearestNode'
import { hasPlace } from './nodePlaces'
import type { TreePicture } from './treePicture'

/** Where the nodes of a tree are, for what is drawn on them: those of its step. */
export function nodesOf({ subject, view }: Pick<TreePicture, 'subject' | 'view'>): InkNodes {
  const { recording, tree, step } = subject
  const { layout } = tree

  function placeOf(node: Node): InkPoint | undefined {
    const isDrawn = hasPlace(recording, layout, node) && isGeneratedAt(recording, node, step)
    return isDrawn ? [layout.x[node], levelOf(layout, recording.columns, node)] : undefined
  }

  return { placeOf, nearestTo: (point) => nearestNode(tree, view, step, point) }
}

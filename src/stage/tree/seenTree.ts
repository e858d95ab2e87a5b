import type { Ref } from 'vue'
import { transformOf } from './camera/transformOf'
import { areaSeen } from './camera/treeArea'
import { nodesOf } from './picture/nodesOf'
import type { TreePicture } from './picture/treePicture'

/**
 * What is seen of a tree, for what lies over it or is made of it. As functions: what changes with every
 * frame would render a whole pane anew.
 *
 * @param shown what was painted last
 */
export function seenTree(shown: Readonly<Ref<TreePicture | undefined>>) {
  const whenShown =
    <Value>(of: (picture: TreePicture) => Value) =>
    () =>
      shown.value && of(shown.value)
  return {
    transform: whenShown(({ view }) => transformOf(view)),
    nodes: whenShown(nodesOf),
    area: whenShown((picture) => areaSeen(picture.view, nodesOf(picture))),
  }
}

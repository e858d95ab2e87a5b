import { onScopeDispose } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../player/stageStore'
import type { Node } from '../../solvers/solver'
import type { ScreenSquare } from '../tree/camera/screen'
import { drawnIn } from '../tree/paint/halos'
import { hasPlace } from '../tree/picture/nodePlaces'
import type { TreePicture } from '../tree/picture/treePicture'

/** Where a node is seen in the window, in pixels; nothing where it is not in view. */
type PlaceOf = (node: Node) => ScreenSquare | undefined

const trees = new WeakMap<Stage, PlaceOf>()

/** Lets other panes of a stage ask where its tree shows a node. */
export function useTreePlaces(
  stage: Stage,
  canvas: Readonly<Ref<HTMLCanvasElement | null>>,
  shown: Readonly<Ref<TreePicture | undefined>>,
): void {
  const placeOf: PlaceOf = (node) => {
    if (!shown.value || !canvas.value) return undefined
    return placeInWindow(shown.value, canvas.value, node)
  }
  trees.set(stage, placeOf)
  onScopeDispose(() => {
    if (trees.get(stage) === placeOf) trees.delete(stage)
  })
}

/** Where the tree of a stage shows a node at this moment, if there is one that does. */
export function placeInTree(stage: Stage, node: Node): ScreenSquare | undefined {
  return trees.get(stage)?.(node)
}

function placeInWindow(
  picture: TreePicture,
  canvas: HTMLCanvasElement,
  node: Node,
): ScreenSquare | undefined {
  const { recording, tree } = picture.subject
  if (!hasPlace(recording, tree.layout, node)) return undefined
  const { place, size } = drawnIn(picture)(node)
  const [x, y] = place
  const { left, top, width, height } = canvas.getBoundingClientRect()
  if (x < 0 || x > width || y < 0 || y > height) return undefined
  return { x: left + x, y: top + y, size }
}

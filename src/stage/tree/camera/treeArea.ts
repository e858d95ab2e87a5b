import type { InkPoint } from '../../../drawing/ink'
import type { TreeArea } from '../../../drawing/treeLook'
import { atNearest } from '../../ink/inkNodes'
import type { InkNodes } from '../../ink/inkNodes'
import { levelGap } from './camera'
import type { Camera, TreeBounds, View, Viewport } from './camera'

/** What of a tree is seen in a view; nothing where nothing is. */
export function areaSeen(
  { camera, viewport, gap }: Pick<View, 'camera' | 'viewport' | 'gap'>,
  nodes: InkNodes,
): TreeArea | undefined {
  const { width, height } = viewport
  if (width === 0 || height === 0) return undefined
  const { at, ...place } = atNearest([camera.x, camera.level], nodes)
  return {
    ...place,
    x: rounded(at[0]),
    level: rounded(at[1]),
    across: rounded(width / camera.scale),
    down: rounded(height / gap),
  }
}

/**
 * The nearest camera that shows all of an area, whatever the shape of the viewport.
 *
 * @param origin from where the middle of the area is counted
 */
export function cameraShowing(
  area: TreeArea,
  [x, level]: InkPoint,
  bounds: TreeBounds,
  viewport: Viewport,
): Camera {
  const scale = scaleShowing(area, bounds, viewport)
  return { scale, x: x + area.x, level: level + area.level }
}

// As fine as a scale can be told.
const halvings = 40
/** What is told of an area is rounded: a line of pixels less is no reason to stand back. */
const roundedAway = 1

function scaleShowing({ across, down }: TreeArea, bounds: TreeBounds, viewport: Viewport): number {
  const height = viewport.height + roundedAway
  const hasRoom = (scale: number) => levelGap(scale, bounds, viewport) * down <= height
  let most = viewport.width / across
  if (hasRoom(most)) return most
  // Levels come nearer to each other with the scale, not evenly.
  let least = 0
  for (let times = 0; times < halvings; times++) {
    const middle = (least + most) / 2
    if (hasRoom(middle)) least = middle
    else most = middle
  }
  return least
}

/** To a part of a unit that nobody sees. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

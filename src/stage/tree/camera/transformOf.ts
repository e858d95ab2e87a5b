import type { Transform } from '../../ink/transform'
import { screenX, screenY } from './camera'
import type { View } from './camera'

/** Where a tree's units and levels are in a view. */
export function transformOf(view: View): Transform {
  const { camera, gap } = view
  return { across: camera.scale, down: gap, left: screenX(view, 0), top: screenY(view, 0) }
}

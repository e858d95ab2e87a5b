import { pictureMargin as margin } from '../../drawing/partSizes'
import type { Scene } from '../../problems/scene'
import type { Transform } from '../ink/transform'

/** Where the cells of a board are in a picture of a size: it keeps its shape, in the middle. */
export function boardTransform(
  { columns, rows }: Pick<Scene, 'columns' | 'rows'>,
  { width, height }: { readonly width: number; readonly height: number },
): Transform | undefined {
  if (width === 0 || height === 0) return undefined
  const scale = Math.min(width / (columns + 2 * margin), height / (rows + 2 * margin))
  return {
    across: scale,
    down: scale,
    left: (width - scale * columns) / 2,
    top: (height - scale * rows) / 2,
  }
}

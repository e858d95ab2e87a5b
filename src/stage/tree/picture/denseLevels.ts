import type { ColumnCounts, CountInColumns } from '../../../layout/density/countInColumns'
import { linesWith } from '../../../layout/density/densityLines'
import type { LaidOut } from '../../../layout/layoutClient'
import { screenX } from '../camera/camera'
import type { View } from '../camera/camera'
import type { LevelView } from './levelsInView'

const tallest = 12
const shareOfGap = 0.7

/** A level drawn as density, with its counts. */
export interface DenseLevel {
  readonly view: LevelView
  /** How strongly, from 0 to 1. */
  readonly opacity: number
  /** True for a level of the tree that grows from the goal. */
  readonly backward: boolean
  readonly counts: ColumnCounts
}

/**
 * The levels in view that are too dense for marks, each with how many nodes of each kind fall into
 * each column of pixels at a step.
 *
 * @param pixels how many columns the picture has
 * @param count counts the nodes of a line
 */
export function denseLevels(
  { layout, density }: LaidOut,
  view: View,
  levels: readonly LevelView[],
  step: number,
  pixels: number,
  count: CountInColumns,
): readonly DenseLevel[] {
  const perPixel = pixels / view.viewport.width
  // By whole columns: what a hand moves across stays the same from column to column.
  const offset = Math.round(screenX(view, 0) * perPixel)
  const scale = { perUnit: view.camera.scale * perPixel, offset }
  return levels.flatMap((level) => {
    const opacity = level.opacity.density
    if (opacity === 0) return []
    const lines = linesWith(density, level.together)
    return {
      view: level,
      opacity,
      backward: level.level >= layout.levels - layout.goalLevels,
      counts: count(lines, level.level / lines.together, scale, step, pixels),
    }
  })
}

/**
 * How high a level is drawn, in pixels. Levels that share a line leave no space between the lines:
 * what is deep and narrow would be cut into dashes.
 *
 * @param gap from one level to the next, in pixels
 */
export function denseHeight({ together }: Pick<LevelView, 'together'>, gap: number): number {
  return Math.max(1, together > 1 ? together * gap : Math.min(tallest, gap * shareOfGap))
}

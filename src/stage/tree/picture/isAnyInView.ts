import { linesWith } from '../../../layout/density/densityLines'
import type { LaidOut } from '../../../layout/layoutClient'
import type { View } from '../camera/camera'
import type { LevelView } from './levelsInView'
import { nodesOnLine } from './nodesOnLine'

/** Whether any node that exists at a step stands in a view. */
export function isAnyInView(
  { density }: Pick<LaidOut, 'density'>,
  view: View,
  levels: readonly LevelView[],
  step: number,
): boolean {
  const { width, height } = view.viewport
  return levels
    .filter(({ y }) => y >= 0 && y <= height)
    .some(({ level, together }) => {
      const { kept, pruned } = linesWith(density, together)
      return [kept, pruned].some(
        (lines) => !nodesOnLine(lines, level / together, view, step, 0, width).next().done,
      )
    })
}

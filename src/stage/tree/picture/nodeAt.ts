import { linesWith } from '../../../layout/density/densityLines'
import type { LaidOut } from '../../../layout/layoutClient'
import type { Node } from '../../../solvers/solver'
import type { View } from '../camera/camera'
import { leastMark } from './detailLevel'
import type { LevelView } from './levelsInView'
import { nodesOnLine } from './nodesOnLine'
import type { PlacedNode } from './nodesOnLine'

/** The node under a point. */
export interface Hit {
  readonly node: Node
  /** How many nodes share its column of pixels, itself included. */
  readonly sharing: number
}

const fingerReach = 14

/**
 * The node nearest to a point of the viewport, among those that exist at a step, on the nearest
 * level; nothing where none is within reach.
 */
export function nodeAt(
  { density }: LaidOut,
  view: View,
  levels: readonly LevelView[],
  step: number,
  [pointX, pointY]: readonly [number, number],
): Hit | undefined {
  const reachOf = ({ size }: LevelView) => Math.max(size / 2, Math.min(fingerReach, view.gap / 2))
  const nearest = levels
    .filter((level) => Math.abs(pointY - level.y) <= reachOf(level))
    .sort((one, other) => Math.abs(pointY - one.y) - Math.abs(pointY - other.y))
  for (const level of nearest) {
    const { kept, pruned, together } = linesWith(density, level.together)
    const line = level.level / together
    const reach = Math.max(reachOf(level), leastMark)
    const within = [kept, pruned].flatMap((lines) =>
      Array.from(nodesOnLine(lines, line, view, step, pointX - reach, pointX + reach)),
    )
    if (within.length > 0) return nearestOf(within, pointX)
  }
  return undefined
}

function nearestOf(found: readonly PlacedNode[], x: number): Hit {
  const away = (one: PlacedNode) => Math.abs(one.x - x)
  const nearest = found.reduce((best, one) => (away(one) < away(best) ? one : best))
  const column = Math.floor(nearest.x)
  return {
    node: nearest.node,
    sharing: found.filter((one) => Math.floor(one.x) === column).length,
  }
}

import type { InkPoint } from '../../../drawing/ink'
import { linesWith } from '../../../layout/density/densityLines'
import type { NodeLines } from '../../../layout/density/densityLines'
import type { LaidOut } from '../../../layout/layoutClient'
import { firstAtLeast } from '../../../recording/query/bisect'
import type { Node } from '../../../solvers/solver'
import type { View } from '../camera/camera'

/** A node, and how far it is on the screen. */
interface NodeAway {
  readonly node: Node
  readonly away: number
}

/** The node nearest on the screen to a point of a tree, among those that exist at a step. */
export function nearestNode(
  { layout, density }: LaidOut,
  { camera, gap }: Pick<View, 'camera' | 'gap'>,
  step: number,
  [x, y]: InkPoint,
): Node | undefined {
  const { kept, pruned } = linesWith(density, 1)
  let nearest: NodeAway | undefined
  for (const level of levelsFrom(y, layout.levels)) {
    const down = Math.abs(level - y) * gap
    if (nearest && down >= nearest.away) break
    for (const lines of [kept, pruned]) {
      const found = nearestOnLine(lines, level, x, step)
      if (!found) continue
      const away = Math.hypot(found.away * camera.scale, down)
      if (!nearest || away < nearest.away) nearest = { node: found.node, away }
    }
  }
  return nearest?.node
}

/** All levels, the nearest to a place first. */
function* levelsFrom(y: number, count: number): Generator<number> {
  const begin = Math.min(count - 1, Math.max(0, Math.round(y)))
  let [above, below] = [begin, begin + 1]
  while (above >= 0 || below < count) {
    const isAboveNext = below >= count || (above >= 0 && y - above <= below - y)
    yield isAboveNext ? above-- : below++
  }
}

/** The nearest of a line that exists at a step, and how many units it is away. */
function nearestOnLine(
  { starts, node, x, generated }: NodeLines,
  line: number,
  place: number,
  step: number,
): NodeAway | undefined {
  const begin = firstAtLeast(x, place, starts[line], starts[line + 1])
  const isThere = (at: number) => generated.times[at] <= step
  let right = begin
  while (right < starts[line + 1] && !isThere(right)) right++
  let left = begin - 1
  while (left >= starts[line] && !isThere(left)) left--
  const found = [left, right]
    .filter((at) => at >= starts[line] && at < starts[line + 1])
    .map((at) => ({ node: node[at], away: Math.abs(x[at] - place) }))
  return found.reduce<NodeAway | undefined>(
    (best, one) => (best && best.away <= one.away ? best : one),
    undefined,
  )
}

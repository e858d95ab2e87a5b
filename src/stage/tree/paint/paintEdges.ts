import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { TreeMark } from '../picture/marks'
import { edgeTo } from './edgeShape'

const backwardOpacity = 0.7

/**
 * The edges from marks to their parents: dashed and faint for pruned children, in the colour of
 * their side for nodes reached from the goal.
 */
export function paintEdges(context: Brush, marks: readonly TreeMark[], palette: Palette): void {
  // Usually one pixel: a line that is a little broader takes several times as long.
  context.lineWidth = palette.leastLine
  for (const [opacity, alike] of byOpacity(marks)) {
    for (const backward of [false, true]) {
      context.strokeStyle = backward ? palette.backward : palette.edge
      context.globalAlpha = opacity * (backward ? backwardOpacity : 1)
      strokeEdges(context, alike, backward, false)
      context.setLineDash([3, 4])
      strokeEdges(context, alike, backward, true)
      context.setLineDash([])
    }
  }
  context.globalAlpha = 1
}

function byOpacity(marks: readonly TreeMark[]): ReadonlyMap<number, readonly TreeMark[]> {
  const groups = new Map<number, TreeMark[]>()
  for (const mark of marks) {
    const alike = groups.get(mark.opacity)
    if (alike) alike.push(mark)
    else groups.set(mark.opacity, [mark])
  }
  return groups
}

function strokeEdges(
  context: Brush,
  marks: readonly TreeMark[],
  ofBackward: boolean,
  ofPruned: boolean,
): void {
  context.beginPath()
  for (const { as, backward, x, y, parentX, parentY } of marks) {
    if (backward !== ofBackward || (as === 'pruned') !== ofPruned) continue
    context.moveTo(parentX, parentY)
    edgeTo(context, [parentX, parentY], [x, y])
  }
  context.stroke()
}

import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { TreeMark } from '../picture/marks'
import { badgeOf } from './paintMarks'

const leastPatterned = 9

/**
 * Draws over the shapes of marks, and over the badges of boards, what tells their states apart
 * without colour: expanded ones are hatched, those that wait have a dot, those on a solution a bar.
 */
export function paintMarkPatterns(
  context: Brush,
  marks: readonly TreeMark[],
  palette: Palette,
): void {
  for (const mark of marks) {
    if (mark.size < leastPatterned) continue
    paintPattern(context, mark, mark.opacity * (1 - mark.boardOpacity), palette)
    paintPattern(context, { ...mark, ...badgeOf(mark) }, mark.opacity * mark.boardOpacity, palette)
  }
  context.globalAlpha = 1
}

function paintPattern(context: Brush, mark: TreeMark, opacity: number, palette: Palette): void {
  if (opacity === 0) return
  context.globalAlpha = opacity
  if (mark.as === 'expanded') hatch(context, mark, palette)
  else if (mark.as === 'solution') bar(context, mark, palette)
  else if (mark.as === 'waiting' || mark.as === 'next') dot(context, mark, palette)
}

function hatch(context: Brush, { x, y, size }: TreeMark, palette: Palette): void {
  const spacing = size / 5
  context.strokeStyle = palette.pane
  context.lineWidth = Math.max(1.2, size * 0.08)
  context.beginPath()
  for (const line of [-1, 0, 1]) {
    const off = line * spacing
    const half = Math.sqrt((size * 0.4) ** 2 - off ** 2) / Math.SQRT2
    const [across, down] = [x + off / Math.SQRT2, y + off / Math.SQRT2]
    context.moveTo(across - half, down + half)
    context.lineTo(across + half, down - half)
  }
  context.stroke()
}

function bar(context: Brush, { x, y, size }: TreeMark, palette: Palette): void {
  context.fillStyle = palette.pane
  context.fillRect(x - size * 0.3, y - size * 0.1, size * 0.6, size * 0.2)
}

function dot(context: Brush, { x, y, size, as }: TreeMark, palette: Palette): void {
  context.fillStyle = as === 'next' ? palette.next : palette.waiting
  context.beginPath()
  context.arc(x, y, size * 0.16, 0, 2 * Math.PI)
  context.fill()
}

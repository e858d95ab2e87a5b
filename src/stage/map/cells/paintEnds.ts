import type { CellMap } from '../../../problems/problem'
import type { Brush } from '../../tree/brush/brush'
import type { Palette } from '../../tree/brush/palette'
import type { CellRoom } from './cellRoom'

/** The middle of a cell, in pixels of its canvas. */
export function middleOfCell(
  { width }: Pick<CellMap, 'width'>,
  { left, top, side }: CellRoom,
  cell: number,
): readonly [x: number, y: number] {
  return [left + ((cell % width) + 0.5) * side, top + (Math.floor(cell / width) + 0.5) * side]
}

/** Paints the start as a ring, and the goal as a ring with a dot in it; those that there are. */
export function paintEnds(
  context: Brush,
  map: Pick<CellMap, 'width'>,
  room: CellRoom,
  ends: { readonly start?: number | undefined; readonly goal?: number | undefined },
  { ink, pane }: Pick<Palette, 'ink' | 'pane'>,
): void {
  const radius = Math.max(4, room.side * 0.32)
  for (const cell of [ends.start, ends.goal]) {
    if (cell === undefined) continue
    const [x, y] = middleOfCell(map, room, cell)
    const disc = (size: number, colour: string) => {
      context.beginPath()
      context.arc(x, y, size, 0, 2 * Math.PI)
      context.fillStyle = colour
      context.fill()
    }
    disc(radius, pane)
    context.strokeStyle = ink
    context.lineWidth = Math.max(1.5, radius / 5)
    context.stroke()
    if (cell === ends.goal) disc(radius * 0.45, ink)
  }
}

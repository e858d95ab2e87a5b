import type { CellMap } from '../../../problems/problem'
import type { Brush } from '../../tree/brush/brush'
import type { Palette } from '../../tree/brush/palette'
import type { MapMoment } from '../mapMoment'
import type { CellColours } from './cellColours'
import type { CellRoom } from './cellRoom'
import { cellStates } from './cellsAt'
import { contourOf } from './contour'
import { paintCosts } from './paintCosts'
import { middleOfCell, paintEnds } from './paintEnds'

/** What is painted of a map of cells at a step. */
export interface CellPicture extends MapMoment {
  readonly map: CellMap
  readonly room: CellRoom
  /** By cell, what a search has done with it. */
  readonly states: Uint8Array
  readonly start: number
  readonly goal: number
}

// From this side on cells have lines between them, and shapes that tell what was done.
const sideOfLines = 12
const sideOfShapes = 18

/** Paints a map: its cells as an image of one pixel each, enlarged, and over it what is marked. */
export function paintCells(
  context: Brush,
  image: OffscreenCanvas,
  picture: CellPicture,
  colours: CellColours,
  palette: Palette,
): void {
  const { map, room } = picture
  const { left, top, side } = room
  const [width, height] = [map.width * side, map.height * side]
  drawImage(image, picture, colours)
  context.imageSmoothingEnabled = false
  context.drawImage(image, 0, 0, map.width, map.height, left, top, width, height)
  context.strokeStyle = palette.line
  context.lineWidth = 1
  if (side >= sideOfLines) paintLines(context, map, room)
  context.strokeRect(left - 0.5, top - 0.5, width + 1, height + 1)
  paintCosts(context, map, room, palette)
  if (side >= sideOfShapes) paintShapes(context, picture, palette)
  paintContour(context, picture, palette)
  paintWay(context, picture, picture.path, palette.ink, Math.max(1.5, side / 8))
  for (const solution of picture.solutions) {
    paintWay(context, picture, solution, palette.solution, Math.max(2, side / 5))
  }
  paintEnds(context, map, room, picture, palette)
  paintFrames(context, picture, palette)
}

function drawImage(
  image: OffscreenCanvas,
  { map: { width, height, costs }, states }: CellPicture,
  { wall, cells }: CellColours,
): void {
  if (image.width !== width) image.width = width
  if (image.height !== height) image.height = height
  const context = image.getContext('2d')
  if (!context) return
  const data = context.createImageData(width, height)
  const pixels = new Uint32Array(data.data.buffer)
  for (let cell = 0; cell < pixels.length; cell++) {
    const cost = costs[cell]
    pixels[cell] = cost === 0 ? wall : cells[states[cell]][cost]
  }
  context.putImageData(data, 0, 0)
}

function paintLines(
  context: Brush,
  { width, height }: CellMap,
  { left, top, side }: CellRoom,
): void {
  context.beginPath()
  for (let column = 1; column < width; column++) {
    context.moveTo(left + column * side, top)
    context.lineTo(left + column * side, top + height * side)
  }
  for (let row = 1; row < height; row++) {
    context.moveTo(left, top + row * side)
    context.lineTo(left + width * side, top + row * side)
  }
  context.stroke()
}

/** A calm line around what was reached. */
function paintContour(context: Brush, { map, states, room }: CellPicture, { waitingRim }: Palette) {
  const { left, top, side } = room
  context.beginPath()
  for (const { fromX, fromY, toX, toY } of contourOf(map, states)) {
    context.moveTo(left + fromX * side, top + fromY * side)
    context.lineTo(left + toX * side, top + toY * side)
  }
  context.strokeStyle = waitingRim
  context.lineWidth = Math.max(1, Math.min(2.5, side / 8))
  context.lineCap = 'square'
  context.stroke()
  context.lineCap = 'butt'
}

/** A ring, a dot or a cross in each cell that waits, was expanded or dropped, as in the tree. */
function paintShapes(
  context: Brush,
  picture: CellPicture,
  { waitingRim, expanded, pruned }: Palette,
): void {
  const { map, states, room } = picture
  const radius = room.side * 0.2
  states.forEach((state, cell) => {
    if (state === cellStates.untouched) return
    const [x, y] = middleOfCell(map, room, cell)
    context.lineWidth = 2
    if (state === cellStates.dropped) return paintCross(context, x, y, radius, pruned)
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.strokeStyle = waitingRim
    context.fillStyle = expanded
    if (state === cellStates.waiting) context.stroke()
    else context.fill()
  })
}

function paintCross(context: Brush, x: number, y: number, reach: number, colour: string): void {
  context.strokeStyle = colour
  context.strokeRect(x - reach, y - reach, 2 * reach, 2 * reach)
  context.beginPath()
  context.moveTo(x - reach, y - reach)
  context.lineTo(x + reach, y + reach)
  context.moveTo(x + reach, y - reach)
  context.lineTo(x - reach, y + reach)
  context.stroke()
}

function paintWay(
  context: Brush,
  { map, room }: CellPicture,
  cells: readonly number[],
  colour: string,
  width: number,
): void {
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineJoin = 'round'
  context.beginPath()
  cells.forEach((cell, at) => {
    const [x, y] = middleOfCell(map, room, cell)
    if (at === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
  context.stroke()
}

function paintFrames(context: Brush, picture: CellPicture, { ink, next }: Palette): void {
  const { map, room } = picture
  const frame = (cell: number | undefined, colour: string, width: number, dash: number[]) => {
    if (cell === undefined) return
    const [x, y] = middleOfCell(map, room, cell)
    const size = Math.max(9, room.side) + width
    context.strokeStyle = colour
    context.lineWidth = width
    context.setLineDash(dash)
    context.strokeRect(x - size / 2, y - size / 2, size, size)
    context.setLineDash([])
  }
  frame(picture.next, next, 3, [])
  frame(picture.current, ink, 3, [])
  frame(picture.selected, ink, 2, [5, 3.5])
  frame(picture.pointed, ink, 2, [])
}

import type { GridMap } from '../../../problems/grid/gridMap'
import type { CellRoom } from '../../../stage/map/cells/cellRoom'
import { middleOfCell, paintEnds } from '../../../stage/map/cells/paintEnds'
import type { Palette } from '../../../stage/tree/brush/palette'
import type { PictureSize } from './gridView'

/** What is painted of a grid that is being drawn. */
export interface GridPicture {
  readonly map: GridMap
  readonly view: CellRoom
  readonly size: PictureSize
  /** The cell that the keys are at, and the one under the pointer. */
  readonly cursor: number | undefined
  readonly pointed: number | undefined
}

type Brush = CanvasRenderingContext2D

// From this side on cells have lines between them, and numbers in them.
const sideOfLines = 8
const sideOfNumbers = 15

/** Paints a grid from the image of its cells, as the map beside the tree shows it. */
export function paintGrid(
  context: Brush,
  image: CanvasImageSource,
  picture: GridPicture,
  palette: Palette,
): void {
  const { map, view, size } = picture
  const { left, top, side } = view
  const [width, height] = [map.width * side, map.height * side]
  context.clearRect(0, 0, size.width, size.height)
  context.imageSmoothingEnabled = false
  context.drawImage(image, left, top, width, height)
  context.strokeStyle = palette.line
  context.lineWidth = palette.leastLine
  if (side >= sideOfLines) paintLines(context, picture)
  if (side >= sideOfNumbers) paintNumbers(context, picture, palette)
  context.strokeStyle = palette.edge
  context.strokeRect(left - 0.5, top - 0.5, width + 1, height + 1)
  paintEnds(context, map, view, map, palette)
  paintFrame(context, picture, picture.pointed, palette.inkSoft, 1.5)
  paintFrame(context, picture, picture.cursor, palette.next, 3)
}

/** The columns and rows that are in sight: from the first up to before the last. */
function inSight({ map, view: { left, top, side }, size }: GridPicture) {
  const first = (at: number) => Math.max(0, Math.floor(-at / side))
  const last = (at: number, room: number, count: number) =>
    Math.min(count, Math.ceil((room - at) / side))
  return {
    columns: [first(left), last(left, size.width, map.width)],
    rows: [first(top), last(top, size.height, map.height)],
  } as const
}

function paintLines(context: Brush, picture: GridPicture): void {
  const { left, top, side } = picture.view
  const { columns, rows } = inSight(picture)
  context.beginPath()
  for (let column = columns[0] + 1; column < columns[1]; column++) {
    context.moveTo(left + column * side, top + rows[0] * side)
    context.lineTo(left + column * side, top + rows[1] * side)
  }
  for (let row = rows[0] + 1; row < rows[1]; row++) {
    context.moveTo(left + columns[0] * side, top + row * side)
    context.lineTo(left + columns[1] * side, top + row * side)
  }
  context.stroke()
}

function paintNumbers(context: Brush, picture: GridPicture, { ink, sans }: Palette): void {
  const { map, view } = picture
  const { columns, rows } = inSight(picture)
  context.fillStyle = ink
  context.font = `600 ${Math.min(18, view.side * 0.55)}px ${sans}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let row = rows[0]; row < rows[1]; row++) {
    for (let column = columns[0]; column < columns[1]; column++) {
      const cell = row * map.width + column
      if (map.costs[cell] < 2 || cell === map.start || cell === map.goal) continue
      const [x, y] = middleOfCell(map, view, cell)
      context.fillText(String(map.costs[cell]), x, y + 1)
    }
  }
}

function paintFrame(
  context: Brush,
  { map, view }: GridPicture,
  cell: number | undefined,
  colour: string,
  width: number,
): void {
  if (cell === undefined) return
  const [x, y] = middleOfCell(map, view, cell)
  const side = Math.max(9, view.side)
  context.strokeStyle = colour
  context.lineWidth = width
  context.strokeRect(x - side / 2, y - side / 2, side, side)
}

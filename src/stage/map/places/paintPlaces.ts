import type { Brush } from '../../tree/brush/brush'
import type { Palette } from '../../tree/brush/palette'
import { paintCurrent, paintSelection } from '../../tree/paint/halos'
import { paintBoard } from '../../tree/paint/paintBoard'
import { paintMarkPatterns } from '../../tree/paint/paintMarkPatterns'
import { paintMarks } from '../../tree/paint/paintMarks'
import { paintPointed } from '../../tree/paint/paintPointed'
import type { TreeMark } from '../../tree/picture/marks'
import type { PlacedWay } from './placed/placedWays'
import type { PlacesLayout } from './placesLayout'
import { mostTold } from './shownMap'
import type { ShownMap, ShownPlace } from './shownMap'
import { paintWords } from './written/paintWords'

/** What is painted of a map of places at a step. */
export interface PlacesPicture {
  readonly layout: PlacesLayout
  readonly shown: ShownMap
}

const frame = 10
const unreached = 0.4

/** Paints a map of places: ways lowest, then names and values, and the places on top. */
export function paintPlaces(context: Brush, picture: PlacesPicture, palette: Palette): void {
  const { layout, shown } = picture
  context.fillStyle = palette.pane
  context.fillRect(0, 0, layout.width, layout.height)
  paintWays(context, picture, palette)
  paintWords(context, picture, palette)
  paintHeads(context, picture, palette)
  const squares = layout.points.map((point) => ({ ...point, size: layout.size }))
  shown.places.forEach((place, at) => {
    if (place.node === undefined) paintUnreached(context, picture, at, palette)
  })
  const marks = shown.places.flatMap((place, at) => markOf(place, at, layout) ?? [])
  const sceneOf = (at: number) => layout.scenes?.[at] ?? { columns: 1, rows: 1, parts: [] }
  paintMarks(context, marks, palette, sceneOf)
  if (palette.patterned) paintMarkPatterns(context, marks, palette)
  shown.places.forEach((place, at) => {
    const square = { ...squares[at], size: layout.size + frame }
    if (place.isStart || place.isGoal) paintEnd(context, place, squares[at], layout, palette)
    if (place.isPointed) paintPointed(context, square, palette)
    if (place.isCurrent) paintCurrent(context, square, palette)
    if (place.isSelected) paintSelection(context, square, palette.ink)
  })
}

function markOf(place: ShownPlace, at: number, layout: PlacesLayout): TreeMark | undefined {
  if (place.node === undefined || place.status === 'absent') return undefined
  const { x, y } = layout.points[at]
  return {
    node: at,
    x,
    y,
    size: layout.size,
    as: place.isNext ? 'next' : place.status,
    backward: place.isBackward,
    replaced: place.status === 'superseded',
    opacity: 1,
    boardOpacity: layout.scenes ? 1 : 0,
    parentX: x,
    parentY: y,
  }
}

function paintUnreached(
  context: Brush,
  { layout: { points, size, scenes } }: PlacesPicture,
  at: number,
  palette: Palette,
): void {
  const { x, y } = points[at]
  if (points.length > mostTold) {
    // Ten thousands of circles would take half a second.
    context.fillStyle = palette.edge
    context.fillRect(x - size / 4, y - size / 4, size / 2, size / 2)
    return
  }
  context.strokeStyle = palette.edge
  context.lineWidth = Math.min(2, size / 6)
  context.fillStyle = palette.pane
  context.beginPath()
  if (scenes) context.roundRect(x - size / 2, y - size / 2, size, size, 6)
  else context.arc(x, y, size / 2 - 1, 0, 2 * Math.PI)
  context.fill()
  if (scenes) {
    context.globalAlpha = unreached
    paintBoard(context, scenes[at], palette, x, y, size - 8)
    context.globalAlpha = 1
    context.beginPath()
    context.roundRect(x - size / 2, y - size / 2, size, size, 6)
  }
  context.stroke()
}

/** The start as a ring, the goal as a ring with a dot in it: in the middle, or at a corner of a picture. */
function paintEnd(
  context: Brush,
  { isGoal }: ShownPlace,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  { scenes }: PlacesLayout,
  { ink, pane }: Palette,
): void {
  const radius = scenes ? 6.5 : size * 0.25
  const corner = scenes ? size / 2 - 2 : 0
  const circle = (share: number) => {
    context.beginPath()
    context.arc(x + corner, y + corner, radius * share, 0, 2 * Math.PI)
  }
  circle(1)
  context.fillStyle = pane
  context.fill()
  context.strokeStyle = ink
  context.lineWidth = Math.max(1, radius / 4)
  context.stroke()
  if (!isGoal) return
  circle(0.45)
  context.fillStyle = ink
  context.fill()
}

/** The ways in three kinds, the strongest last: any, those on the path, those on a solution. */
function kindsOf({ layout, shown }: PlacesPicture, palette: Palette) {
  const path = pairsOf([shown.path])
  const solved = pairsOf(shown.solutions)
  const ways = layout.ways
  return [
    { ways, colour: palette.edge, width: 1.5 },
    { ways: ways.filter((each) => isAmong(path, each)), colour: palette.ink, width: 3 },
    { ways: ways.filter((each) => isAmong(solved, each)), colour: palette.solution, width: 4 },
  ]
}

function paintWays(context: Brush, picture: PlacesPicture, palette: Palette): void {
  context.lineCap = 'butt'
  for (const { ways, colour, width } of kindsOf(picture, palette)) {
    context.strokeStyle = colour
    context.lineWidth = Math.max(palette.leastLine, width)
    context.beginPath()
    for (const { from, end } of ways) {
      context.moveTo(from.x, from.y)
      context.lineTo(end.x, end.y)
    }
    context.stroke()
  }
}

/** The heads of arrows, above what is written: a name must not hide where a way leads. */
function paintHeads(context: Brush, picture: PlacesPicture, palette: Palette): void {
  for (const { ways, colour } of kindsOf(picture, palette)) {
    context.fillStyle = colour
    for (const { head } of ways) {
      if (!head) continue
      context.beginPath()
      head.forEach(({ x, y }, corner) => {
        if (corner === 0) context.moveTo(x, y)
        else context.lineTo(x, y)
      })
      context.closePath()
      context.fill()
    }
  }
}

function pairsOf(parts: readonly (readonly number[])[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap((places) => places.slice(1).map((place, at) => `${places[at]} ${place}`)),
  )
}

function isAmong(pairs: ReadonlySet<string>, { way: { from, to, directed } }: PlacedWay): boolean {
  return pairs.has(`${from} ${to}`) || (!directed && pairs.has(`${to} ${from}`))
}

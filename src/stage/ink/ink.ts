import { onScreen } from './transform'
import type { InkPoint, Transform } from './transform'

/** The colours of the pen, by number; the theme says which they are. */
export type InkColour = 1 | 2 | 3

/** A line drawn by hand: x and y by turns, in the coordinates of its picture. */
export interface InkStroke {
  readonly colour: InkColour
  readonly points: readonly number[]
}

/** What was drawn over a picture, the oldest stroke first. */
export interface Ink {
  readonly strokes: readonly InkStroke[]
}

/**
 * The pictures that can be drawn on, each with its own coordinates. Where searches are compared, those
 * of the second to the fourth pane have its number.
 */
export const inkedPictures = [
  'tree',
  'map',
  'board',
  'tree-2',
  'map-2',
  'tree-3',
  'map-3',
  'tree-4',
  'map-4',
] as const
export type InkedPicture = (typeof inkedPictures)[number]
export type Inks = Readonly<Record<InkedPicture, Ink>>

export const mostStrokes = 40
export const mostInkPoints = 1000
/** Points that are nearer to the one before, in pixels of the screen, are left out. */
export const leastApart = 3

export const noInk: Ink = { strokes: [] }
export const noInks = inksBy(() => noInk)

/** The ink of each picture. */
export function inksBy(inkOf: (picture: InkedPicture) => Ink): Inks {
  return {
    tree: inkOf('tree'),
    map: inkOf('map'),
    board: inkOf('board'),
    'tree-2': inkOf('tree-2'),
    'map-2': inkOf('map-2'),
    'tree-3': inkOf('tree-3'),
    'map-3': inkOf('map-3'),
    'tree-4': inkOf('tree-4'),
    'map-4': inkOf('map-4'),
  }
}

/** Adds a stroke; one more than there may be takes the place of the oldest. */
export function withStroke({ strokes }: Ink, stroke: InkStroke): Ink {
  return { strokes: [...strokes, stroke].slice(-mostStrokes) }
}

export function isFull({ points }: InkStroke): boolean {
  return points.length >= 2 * mostInkPoints
}

export function hasInk(inks: Inks): boolean {
  return inkedPictures.some((picture) => inks[picture].strokes.length > 0)
}

/** The stroke with one more point, unless it is full or the hand has hardly moved. */
export function withPoint(stroke: InkStroke, point: InkPoint, transform: Transform): InkStroke {
  if (isFull(stroke)) return stroke
  const [x, y] = onScreen(transform, point)
  const [lastX, lastY] = onScreen(transform, lastPoint(stroke))
  if (Math.hypot(x - lastX, y - lastY) < leastApart) return stroke
  return { ...stroke, points: [...stroke.points, ...point] }
}

export function lastPoint({ points }: InkStroke): InkPoint {
  return [points[points.length - 2], points[points.length - 1]]
}

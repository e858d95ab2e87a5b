import { treeNames } from './treeLook'

/**
 * The pictures that can be drawn on, each with its own coordinates. Where searches are compared, those
 * of the second to the fourth pane have its number.
 */
export const inkedPictures = [...treeNames, 'map', 'map-2', 'map-3', 'map-4', 'board'] as const
export type InkedPicture = (typeof inkedPictures)[number]

/** The colours of the pen, by number; the theme says which they are. */
export const inkColours = [1, 2, 3] as const
export type InkColour = (typeof inkColours)[number]

/** A point, of a picture or of the screen. */
export type InkPoint = readonly [x: number, y: number]

/** What ink and pointers lie on. */
interface OnPicture {
  readonly picture: InkedPicture
  /**
   * The node at which it is, in a picture whose nodes move: its coordinates are counted from there.
   * Without one they are those of the picture.
   */
  readonly node?: number | undefined
}

/** A line drawn by hand over a picture: x and y by turns, in the units of the picture. */
export interface InkStroke extends OnPicture {
  readonly colour: InkColour
  readonly points: readonly number[]
}

/** What was drawn over all pictures, the oldest stroke first. */
export type Ink = readonly InkStroke[]

/** Where somebody points. */
export interface InkPointer extends OnPicture {
  readonly at: InkPoint
}

/** What is drawn, and where somebody points. */
export interface Drawn {
  readonly ink: Ink
  readonly pointer?: InkPointer | undefined
}

/** How many coordinates all strokes have. */
export function numbersIn(ink: Ink): number {
  return ink.reduce((sum, { points }) => sum + points.length, 0)
}

/** How much ink there may be: it fits into one message to a class. */
export const inkLimits = {
  strokes: 60,
  numbersInStroke: 2_000,
  numbersInAll: 3_600,
} as const

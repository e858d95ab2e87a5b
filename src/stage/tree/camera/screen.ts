/** A point of the canvas, in CSS pixels. */
export type ScreenPoint = readonly [x: number, y: number]

/** A square of the canvas around its middle, in CSS pixels. */
export interface ScreenSquare {
  readonly x: number
  readonly y: number
  readonly size: number
}

import type { Told } from './told'

/**
 * A picture of a state as plain data, measured in cells from the upper left corner.
 * Every view (canvas, SVG) draws the same scene.
 */
export interface Scene {
  readonly columns: number
  readonly rows: number
  readonly parts: readonly ScenePart[]
}

/** A cell of a board or what stands in it, or a figure that a problem draws itself. */
export type ScenePart = CellPart | FigurePart

interface PartBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
  /** True when the piece stands where the goal wants it. */
  readonly home: boolean
}

export interface CellPart extends PartBox {
  /**
   * `tile`: a raised square with a label; `hollow`: an empty cell; `block`: a rectangular block;
   * `exit`: the outline of where a block is to go; `hole`: an empty hole; `peg`: a peg in its hole.
   */
  readonly shape: 'tile' | 'hollow' | 'block' | 'exit' | 'hole' | 'peg'
  /** The colour of a block, by its shape: 0 for the one that must leave, then 1 to 4. */
  readonly tone?: number
}

export interface FigurePart extends PartBox {
  readonly shape: 'figure'
  /** What it is drawn of, from behind to before. */
  readonly strokes: readonly Stroke[]
  /** True for what stays as it is in every state. */
  readonly ground?: true
  /** That it can be tapped, and what it is then called. */
  readonly tap?: SceneTap
}

/** The part of a scene that can be tapped. */
export interface SceneTap {
  /** Unique in its scene. */
  readonly id: string
  readonly name: Told
  /** True for what is held, or was picked up. */
  readonly held: boolean
}

/** The colours of figures, as the theme has them. */
export type Paint =
  | 'land'
  | 'water'
  | 'jug-water'
  | 'wood'
  | 'wall'
  | 'dough'
  | 'ink'
  | 'figure-0'
  | 'figure-1'
  | 'figure-2'

/** A simple shape in one colour, in cells of the scene. */
export type Stroke = { readonly paint: Paint } & (
  | { readonly kind: 'disc'; readonly x: number; readonly y: number; readonly radius: number }
  | {
      readonly kind: 'bar'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      /** How far its corners are rounded. */
      readonly round: number
    }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  /** A number or a letter around a point, so high in cells. */
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
    }
)

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * A picture of a state as plain data, measured in cells from the upper left corner.
 * Every view (canvas, SVG) draws the same scene.
 */
export interface Scene {
  readonly columns: number
  readonly rows: number
  readonly parts: readonly ScenePart[]
}

export interface ScenePart {
  /**
   * `tile`: a raised square with a label; `hollow`: an empty cell; `block`: a rectangular block;
   * `exit`: the outline of where a block is to go; `hole`: an empty hole; `peg`: a peg in its hole.
   */
  readonly shape: 'tile' | 'hollow' | 'block' | 'exit' | 'hole' | 'peg'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
  /** True when the piece stands where the goal wants it. */
  readonly home: boolean
  /** The colour of a block, by its shape: 0 for the one that must leave, then 1 to 4. */
  readonly tone?: number
}

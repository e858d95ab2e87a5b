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
  /** `tile`: a raised square with a label; `hollow`: an empty cell. */
  readonly shape: 'tile' | 'hollow'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
  /** True when the piece stands where the goal wants it. */
  readonly home: boolean
}

import type { Brush } from '../brush/brush'
import type { Palette } from '../brush/palette'
import type { PaintedEntry } from './legendLines'

/** The room for a map beside a tree, in pixels, and its colours. */
export interface RoomBeside {
  readonly width: number
  readonly height: number
  readonly palette: Palette
}

/** Paints a step, from the upper left corner of its room on. */
export type PaintStep = (brush: Brush, step: number) => void

/** The map of a problem, to be painted beside the trees of some steps. */
export interface MapBeside {
  /** The marks that it has besides those of the tree. */
  readonly legend: readonly PaintedEntry[]
  /** It stands at the same place at each step that is painted in a room. */
  readonly paintIn: (room: RoomBeside) => PaintStep
}

import type { CellPart } from '../problems/scene'

/** The room around the cells of a picture, in cells. */
export const pictureMargin = 0.06

const holeRadius = 0.3
const pegRadius = 0.42

/** True for what is drawn as a disc. */
export function isRound({ shape }: CellPart): boolean {
  return shape === 'hole' || shape === 'peg'
}

/** The radius of a disc, in cells. */
export function radius({ shape }: CellPart): number {
  return shape === 'peg' ? pegRadius : holeRadius
}

/** The height of the letters of a label, in cells. */
export function labelSize({ shape }: CellPart): number {
  if (shape === 'peg') return 0.42
  return shape === 'hole' ? 0.34 : 0.56
}

/**
 * The bar under the label of a tile that stands where the goal wants it, in cells: its size, and how
 * far above the foot of the tile it begins.
 */
export const homeBar = { width: 0.6, height: 0.06, above: 0.14 } as const

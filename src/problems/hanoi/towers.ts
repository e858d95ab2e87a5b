/** The peg of each disc, counted from 0 at the left; the smallest disc first. */
export type Towers = readonly number[]

export const fewestDiscs = 3
export const mostDiscs = 10

const bits = 2
const mask = 2 ** bits - 1

/** All discs on one peg. */
export function allOn(peg: number, discs: number): Towers {
  return Array.from({ length: discs }, () => peg)
}

/** Two bits a disc, the smallest in the lowest bits. */
export function packTowers(towers: Towers): number {
  return towers.reduce((low, peg, disc) => low | (peg << (bits * disc)), 0)
}

export function unpackTowers(low: number, discs: number): Towers {
  return Array.from({ length: discs }, (_, disc) => pegOf(low, disc))
}

/** The peg that a disc of a packed state stands on. */
export function pegOf(low: number, disc: number): number {
  return (low >>> (bits * disc)) & mask
}

/** The packed state with a disc on another peg. */
export function withDisc(low: number, disc: number, peg: number): number {
  return (low & ~(mask << (bits * disc))) | (peg << (bits * disc))
}

/** The smallest disc on a peg: the one on top; none where it is empty. */
export function topOf(towers: Towers, peg: number): number | undefined {
  const disc = towers.indexOf(peg)
  return disc < 0 ? undefined : disc
}

/** An action: a disc goes to a peg. */
export function actionOf(disc: number, peg: number): number {
  return (disc << bits) | peg
}

/** The disc of an action, and the peg it goes to. */
export function readAction(action: number): { readonly disc: number; readonly peg: number } {
  return { disc: action >> bits, peg: action & mask }
}

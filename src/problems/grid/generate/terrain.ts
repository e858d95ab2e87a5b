import type { Random } from '../../random'
import { walled } from './walled'
import type { GridSize } from './walled'

/** How far apart the random heights are, from coarse to fine, and how much they count. */
const octaves = [
  { apart: 8, weight: 2 },
  { apart: 4, weight: 1 },
] as const

const highest = 9

/**
 * Smooth land with costs from 1 to 9 and no walls: random heights at the points of a lattice, with
 * smooth values between them, of a coarse lattice and of a fine one. The lowest cell costs 1, the
 * highest 9. It takes only sums and products, which are the same on every machine.
 */
export function smoothTerrain(size: GridSize, random: Random): Uint8Array {
  const heights = new Float64Array(size.width * size.height)
  for (const octave of octaves) addHeights(heights, size, octave, random)
  const low = heights.reduce((least, height) => Math.min(least, height), Number.POSITIVE_INFINITY)
  const high = heights.reduce((most, height) => Math.max(most, height), 0)
  return walled(size).map((_, cell) => {
    const share = (heights[cell] - low) / (high - low)
    return Math.min(highest, 1 + Math.floor(share * highest))
  })
}

function addHeights(
  heights: Float64Array,
  { width, height }: GridSize,
  { apart, weight }: (typeof octaves)[number],
  random: Random,
): void {
  const across = Math.floor(width / apart) + 2
  const down = Math.floor(height / apart) + 2
  const lattice = Float64Array.from({ length: across * down }, () => random())
  for (let cell = 0; cell < heights.length; cell++) {
    const [column, row] = [cell % width, Math.floor(cell / width)]
    const corner = Math.floor(row / apart) * across + Math.floor(column / apart)
    const [x, y] = [smooth((column % apart) / apart), smooth((row % apart) / apart)]
    const above = between(lattice[corner], lattice[corner + 1], x)
    const below = between(lattice[corner + across], lattice[corner + across + 1], x)
    heights[cell] += weight * between(above, below, y)
  }
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** From 0 to 1 without a bend at its ends. */
function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}

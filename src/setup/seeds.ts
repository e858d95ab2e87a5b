import { largestSeed } from '../problems/random'
import { wholeNumberIn } from '../solvers/manifest/numberIn'

/** The seed that a text is; nothing where it is none. */
export function seedIn(text: string): number | undefined {
  const value = wholeNumberIn(text)
  return value !== undefined && value <= largestSeed ? value : undefined
}

/** The seed after the one that is written, the first one when there is none. */
export function seedAfter(text: string): string {
  const seed = seedIn(text)
  return seed !== undefined && seed < largestSeed ? String(seed + 1) : '1'
}

/** Seeds count by their low 32 bits, so there are no more than these. */
export const largestSeed = 2 ** 32 - 1

/** True when a text is a seed. */
export function isSeed(text: string): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= largestSeed
}

/** The seed after the one that is written, the first one when there is none. */
export function seedAfter(text: string): string {
  return isSeed(text) && Number(text) < largestSeed ? String(Number(text) + 1) : '1'
}

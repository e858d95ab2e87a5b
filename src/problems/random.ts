/** Seeds count by their low 32 bits, so there are no more than these. */
export const largestSeed = 2 ** 32 - 1

/** A source of numbers in [0, 1), the same on every machine for the same seed. */
export type Random = () => number

/**
 * A seeded generator (mulberry32, by Tommy Ettinger, public domain).
 *
 * @param seed any integer; only its low 32 bits count
 */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A new array with the same items in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const item = result[last]
    result[last] = result[other]
    result[other] = item
  }
  return result
}

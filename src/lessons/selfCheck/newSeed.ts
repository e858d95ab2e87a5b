const mostSeeds = 10_000

/** A number that draws questions; another one for each reader, short enough to be said aloud. */
export function newSeed(): number {
  const [number] = crypto.getRandomValues(new Uint32Array(1))
  return number % mostSeeds
}

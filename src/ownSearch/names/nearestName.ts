/**
 * The name that somebody may have meant: the one that the fewest letters tell from what was written,
 * if they are few. Of equals it is the first.
 */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(written.length / 3))
  let nearest: string | undefined
  let least = most + 1
  for (const name of names) {
    if (name === written) continue
    const distance = editDistance(written.toLowerCase(), name.toLowerCase())
    if (distance < least) [nearest, least] = [name, distance]
  }
  return nearest
}

/**
 * How many letters have to be put in, left out, replaced, or exchanged with their neighbour: the
 * optimal string alignment distance.
 */
function editDistance(one: string, other: string): number {
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const differs = one[i - 1] === other[j - 1] ? 0 : 1
      const isExchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          last[j] + 1,
          row[j - 1] + 1,
          last[j - 1] + differs,
          i > 1 && j > 1 && isExchanged ? beforeLast[j - 2] + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    beforeLast = last
    last = row
  }
  return last[other.length]
}

/** How high letters are beside places, by default. */
const usual = 13
// Smaller ones nobody reads. Who asked for larger letters is never given smaller ones than the usual.
const smallest = 11
const leastShare = 2 / 3
const sizes = 3
// The words of more places are not tried in every size.
const mostTried = 60

/**
 * The sizes of letters in which the words of a map are tried, the largest first.
 *
 * @param larger how much larger letters are than default
 */
export function letterSizes(larger: number, places: number): readonly number[] {
  const most = usual * larger
  const least = Math.max(smallest, most * leastShare)
  if (places > mostTried) return [most, least]
  return Array.from({ length: sizes }, (_, at) => most - ((most - least) * at) / (sizes - 1))
}

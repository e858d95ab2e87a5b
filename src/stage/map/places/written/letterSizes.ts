/** How high letters are beside places, by default. */
const defaultSize = 13
// Smaller ones nobody reads. Who asked for larger letters is never given smaller ones than by
// default, and who asked for smaller ones is never given larger ones than that.
const smallest = 11
const leastShare = 2 / 3
const sizes = 3
// The words of more places are laid out in one size only.
const mostTried = 60

/**
 * The sizes of letters in which the words of a map are tried, the largest first.
 *
 * @param larger how much larger letters are than by default
 * @param isCrowded whether places have little room: then many are named in the smallest letters
 */
export function letterSizes(larger: number, places: number, isCrowded: boolean): readonly number[] {
  const most = defaultSize * larger
  const floor = larger > 1 ? defaultSize : smallest
  const least = Math.min(most, Math.max(floor, most * leastShare))
  if (most === least) return [most]
  if (places > mostTried) return [isCrowded ? least : most]
  return Array.from({ length: sizes }, (_, at) => most - ((most - least) * at) / (sizes - 1))
}

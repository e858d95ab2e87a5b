/** Steps that lie evenly from the first to the last: all of them, where they are not more than `most`. */
export function evenSteps(last: number, most: number): readonly number[] {
  const count = Math.min(most, last + 1)
  return Array.from({ length: count }, (_, sample) => {
    return count === 1 ? 0 : Math.round((sample / (count - 1)) * last)
  })
}

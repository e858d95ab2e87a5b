/** The place of the first of some increasing numbers that is not below a limit. */
export function firstAtLeast(numbers: ArrayLike<number>, length: number, limit: number): number {
  let from = 0
  let to = length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (numbers[middle] < limit) from = middle + 1
    else to = middle
  }
  return from
}

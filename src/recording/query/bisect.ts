/** A column of numbers, or any other typed array. */
type Numbers = Int32Array | Uint32Array | Float32Array | Float64Array

/**
 * The first place of a stretch at which something holds that, once it holds, holds at all later
 * places.
 *
 * @param from, to the stretch: up to before `to`
 * @returns the place, `to` where it holds nowhere
 */
export function firstWhere(from: number, to: number, holds: (place: number) => boolean): number {
  let first = from
  let end = to
  while (first < end) {
    const middle = (first + end) >>> 1
    if (holds(middle)) end = middle
    else first = middle + 1
  }
  return first
}

/**
 * The first place of a stretch of ascending numbers whose number is not below a limit.
 *
 * @param from, to the stretch: up to before `to`
 * @returns the place, `to` where all are below
 */
export function firstAtLeast(numbers: Numbers, limit: number, from: number, to: number): number {
  return firstWhere(from, to, (place) => numbers[place] >= limit)
}

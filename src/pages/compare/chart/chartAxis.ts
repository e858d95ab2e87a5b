import { scaleLinear, scaleSymlog } from 'd3'

/** An axis from 0 on, even or by factors, with round numbers that have room beside each other. */
export interface ChartAxis {
  readonly at: (value: number) => number
  readonly ticks: readonly { readonly value: number; readonly at: number }[]
}

/**
 * @param most the largest value it has to hold
 * @param from, to its ends in pixels
 * @param apart how far its numbers stand apart at least, in pixels
 */
export function chartAxis(
  most: number,
  [from, to]: readonly [number, number],
  log: boolean,
  apart: number,
): ChartAxis {
  let count = Math.max(1, Math.floor(Math.abs(to - from) / apart))
  const evenScale = () => scaleLinear([0, Math.max(1, most)], [from, to]).nice(count)
  const between = (scale: ReturnType<typeof evenScale>) => {
    const [first, second] = scale.ticks(count)
    return Math.abs(scale(second) - scale(first))
  }
  // Round numbers can lie closer than asked for: then there are fewer of them.
  while (count > 1 && between(evenScale()) < apart) count--
  // Its last number stands at its end: one sees how far it goes.
  const even = evenScale()
  if (!log) return axisOf(even, even.ticks(count).filter(Number.isInteger), apart)
  const powers = tens(Math.max(1, most))
  return axisOf(scaleSymlog([0, powers[0]], [from, to]), powers, apart)
}

/** The powers of ten from the first that is not below a number down to 1, and 0. */
function tens(most: number): readonly number[] {
  const powers = Math.ceil(Math.log10(most) - rounding) + 1
  return [...Array.from({ length: powers }, (_, power) => 10 ** power).toReversed(), 0]
}

const rounding = 1e-9

/** The ends of an axis get their numbers first. */
function axisOf(
  scale: (value: number) => number,
  values: readonly number[],
  apart: number,
): ChartAxis {
  const kept: { value: number; at: number }[] = []
  const [first, last] = [Math.min(...values), Math.max(...values)]
  for (const value of new Set([first, last, ...values])) {
    const at = scale(value)
    if (kept.every((other) => Math.abs(other.at - at) >= apart)) kept.push({ value, at })
  }
  return {
    at: (value) => scale(value),
    ticks: kept.toSorted((one, other) => one.value - other.value),
  }
}

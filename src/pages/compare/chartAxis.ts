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
  const scale = (log ? scaleSymlog() : scaleLinear()).domain([0, Math.max(1, most)])
  const at = scale.range([from, to])
  const count = Math.max(1, Math.floor(Math.abs(to - from) / apart))
  const values = log ? tens(most) : at.ticks(count).filter(Number.isInteger)
  return { at: (value) => at(value), ticks: spaced(values, at, apart) }
}

/** 0 and the powers of ten. */
function tens(most: number): readonly number[] {
  const powers = Math.floor(Math.log10(Math.max(1, most))) + 1
  return [0, ...Array.from({ length: powers }, (_, power) => 10 ** power)]
}

function spaced(values: readonly number[], place: (value: number) => number, apart: number) {
  const kept: { value: number; at: number }[] = []
  for (const value of values) {
    const at = place(value)
    const before = kept.at(-1)
    if (!before || Math.abs(before.at - at) >= apart) kept.push({ value, at })
  }
  return kept
}

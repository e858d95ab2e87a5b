import { bin, extent, median, range } from 'd3'
import { onAxis } from './logAxis'

/** A bar of a histogram: from one value to another, and how many there are. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** The spread of one search on an axis that all searches share. */
export interface Strip {
  readonly bars: readonly Bar[]
  readonly count: number
  readonly least: number
  readonly most: number
  readonly median: number
}

/**
 * Sorts values into bars that are equally wide on a logarithmic axis, those of 0 before them; nothing
 * for no values.
 */
export function stripOf(values: readonly number[], bars: number): Strip | undefined {
  const [least, most] = extent(values)
  const middle = median(values)
  if (least === undefined || most === undefined || middle === undefined) return undefined
  return { bars: barsOf(values, bars), count: values.length, least, most, median: middle }
}

/** What is 0 has no place among the others: it is a bar of its own. */
function barsOf(values: readonly number[], bars: number): readonly Bar[] {
  const positive = values.filter((value) => value > 0)
  const zeros = values.length - positive.length
  const zero = zeros > 0 ? [{ from: 0, to: 0, count: zeros }] : []
  return positive.length > 0 ? [...zero, ...logarithmicBars(positive, bars)] : zero
}

function logarithmicBars(values: readonly number[], bars: number): readonly Bar[] {
  const logs = values.map((value) => Math.log10(onAxis(value)))
  const [low = 0, high = 0] = extent(logs)
  // Bars are equally wide on the axis in each strip: `bars` of them for each power of ten.
  const first = Math.floor(low * bars)
  const last = Math.floor(high * bars) + 1
  const ends = range(first + 1, last).map((end) => end / bars)
  const sorted = bin()
    .domain([first / bars, last / bars])
    .thresholds(ends)
  return sorted(logs).map((found) => ({
    from: 10 ** (found.x0 ?? low),
    to: 10 ** (found.x1 ?? high),
    count: found.length,
  }))
}

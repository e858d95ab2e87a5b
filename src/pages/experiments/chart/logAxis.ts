import { scaleLog } from 'd3'

/** A place on an axis with its number. */
export interface Tick {
  readonly value: number
  readonly at: number
}

/** An axis on which each step stands for as many times more. */
export interface LogAxis {
  readonly at: (value: number) => number
  /** Round numbers with room for their labels. */
  readonly ticks: readonly Tick[]
}

const least = 0.01
// In pixels, where letters have their default size.
const besideZero = 40

/**
 * A logarithmic axis that holds all values, from one round number to another. Where there is a 0 it
 * stands by itself at the beginning, for it has no place on such an axis.
 *
 * @param from, to its ends in pixels
 * @param enlarged how many times larger than by default its letters are
 */
export function logAxis(
  values: readonly number[],
  [from, to]: readonly [number, number],
  enlarged: number,
): LogAxis {
  const positive = values.filter((value) => value > 0).map(onAxis)
  const hasZero = positive.length < values.length
  const begin = hasZero ? from + Math.sign(to - from) * besideZero * enlarged : from
  const low = positive.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const high = positive.reduce((a, b) => Math.max(a, b), 0)
  const domain = positive.length > 0 ? [low, high > low ? high : low * 2] : [1, 10]
  const scale = scaleLog().domain(domain).nice().range([begin, to])
  return {
    at: (value) => (value > 0 ? scale(onAxis(value)) : from),
    ticks: [
      ...(hasZero ? [{ value: 0, at: from }] : []),
      ...spaced(
        scale.ticks().map((value) => ({ value, at: scale(value) })),
        between * enlarged,
      ),
    ],
  }
}

/** The powers of ten, and other round numbers where they leave room between them. */
function spaced(ticks: readonly Tick[], apart: number): readonly Tick[] {
  const kept: Tick[] = []
  const keep = (tick: Tick) => {
    if (kept.every(({ at }) => Math.abs(at - tick.at) >= apart)) kept.push(tick)
  }
  const weight = ({ value }: Tick) => leading.indexOf(leadingDigit(value))
  const round = ticks.filter((tick) => weight(tick) >= 0)
  for (const tick of round.toSorted((one, other) => weight(one) - weight(other))) keep(tick)
  return kept.toSorted((one, other) => one.value - other.value)
}

// The roundest first.
const leading = [1, 3, 2, 5]
const between = 78

function leadingDigit(value: number): number {
  return Math.round(value / 10 ** Math.floor(Math.log10(value) + rounding))
}

const rounding = 1e-9

/** A value as it has a place on the axis: what is less than a hundredth stands there too. */
export function onAxis(value: number): number {
  return Math.max(value, least)
}

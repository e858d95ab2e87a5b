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

/**
 * A logarithmic axis that holds all values, from one round number to another.
 *
 * @param from, to its ends in pixels
 */
export function logAxis(values: readonly number[], from: number, to: number): LogAxis {
  const positive = values.map(shown)
  const low = positive.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const high = positive.reduce((a, b) => Math.max(a, b), 0)
  const domain = positive.length > 0 ? [low, high > low ? high : low * 2] : [1, 10]
  const scale = scaleLog().domain(domain).nice().range([from, to])
  const room = Math.max(2, Math.abs(to - from) / 60)
  const format = scale.tickFormat(room)
  const ticks = scale.ticks(room).filter((value) => format(value) !== '')
  return {
    at: (value) => scale(shown(value)),
    ticks: ticks.map((value) => ({ value, at: scale(value) })),
  }
}

/** A count of 0 has no place on such an axis; it stands at the least. */
function shown(value: number): number {
  return Math.max(value, value === 0 ? 1 : least)
}

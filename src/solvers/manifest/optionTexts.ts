import type { Problem } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { decimalsIn, numberIn } from './numberIn'
import type { NumberOption, SolverOption } from './option'

/** A text that is no number, or one that an option cannot have. */
export interface NotInRange {
  readonly kind: 'not-in-range'
  readonly text: string
  /** The number that it is, if it is one. */
  readonly value: number | undefined
  readonly range: readonly [number, number]
  /** How many decimals the number may have. */
  readonly decimals: number
}

/**
 * The values of an option that have names, as texts: of the heuristics those that the problem has;
 * of a number its default. The default stands first.
 */
export function valuesFor(option: SolverOption, { heuristics }: Problem): readonly string[] {
  if (option.kind === 'heuristic') return heuristics.map(({ id }) => id)
  return option.kind === 'number' ? [String(option.default)] : option.values
}

/**
 * Reads a number that an option can have; `Infinity` for none, where that is the default. Digits may
 * be of full width.
 */
export function readNumber(given: string, option: NumberOption): Result<number, NotInRange> {
  const { range, decimals = 0 } = option
  if (option.default === 'none' && given === 'none') {
    return { ok: true, value: Number.POSITIVE_INFINITY }
  }
  const value = numberIn(given)
  const isInRange = value !== undefined && value >= range[0] && value <= range[1]
  if (isInRange && decimalsIn(given) <= decimals) return { ok: true, value }
  const text = given.normalize('NFKC')
  return { ok: false, fault: { kind: 'not-in-range', text, value, range, decimals } }
}

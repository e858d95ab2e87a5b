import type { Result } from '../result'
import type { Pegs } from './packing'

/** What can be wrong with a board of pegs that somebody typed. */
export type PegsFault =
  | { readonly kind: 'no-holes'; readonly expected: number }
  | { readonly kind: 'not-a-peg'; readonly text: string }
  | { readonly kind: 'wrong-hole-count'; readonly expected: number; readonly found: number }
  | { readonly kind: 'no-peg' }

const pegSymbols = '1o*'
const holeSymbols = '0._'

/**
 * Reads what is in each hole, in reading order: `1`, `o` or `*` for a peg, `0`, `.` or `_` for an
 * empty hole. Spaces and line ends are ignored.
 *
 * @returns the pegs, or the first thing that is wrong
 */
export function parsePegs(text: string, expected: number): Result<Pegs, PegsFault> {
  const symbols = [...text.replace(/\s+/g, '')]
  if (symbols.length === 0) return { ok: false, fault: { kind: 'no-holes', expected } }
  const strange = symbols.find((symbol) => !(pegSymbols + holeSymbols).includes(symbol))
  if (strange) return { ok: false, fault: { kind: 'not-a-peg', text: strange } }
  const found = symbols.length
  if (found !== expected) {
    return { ok: false, fault: { kind: 'wrong-hole-count', expected, found } }
  }
  const pegs = symbols.map((symbol) => pegSymbols.includes(symbol))
  return pegs.includes(true) ? { ok: true, value: pegs } : { ok: false, fault: { kind: 'no-peg' } }
}

/** Writes a board so that `parsePegs` reads it again. */
export function formatPegs(pegs: Pegs): string {
  return pegs.map((peg) => (peg ? '1' : '0')).join('')
}

import { refused } from '../result'
import type { Result } from '../result'
import type { Told } from '../told'
import type { Towers } from './towers'

/** The names of the pegs, from left to right. */
export const pegNames = ['A', 'B', 'C', 'D'] as const

export type PegName = (typeof pegNames)[number]

/** How many discs there are, and how many pegs. */
export interface TowerSizes {
  readonly discs: number
  readonly pegs: number
}

const longestQuote = 12

/**
 * Reads the peg of each disc, the smallest disc first: `AAC` has the discs 1 and 2 on the first peg
 * and disc 3 on the third. Pegs may be small letters or numbers from 1, with spaces, commas or slashes
 * between them.
 */
export function parseTowers(text: string, { discs, pegs }: TowerSizes): Result<Towers, Told> {
  const signs = signsOf(text)
  const last = pegNames[pegs - 1]
  if (signs.length === 0) return refused({ word: 'hanoi.notPegs', values: { count: discs, last } })
  const towers = signs.map(pegOfSign)
  const odd = towers.findIndex((peg) => peg < 0 || peg >= pegs)
  if (odd >= 0) {
    const quote = signs[odd].slice(0, longestQuote)
    return refused({ word: 'hanoi.notAPeg', values: { text: quote, last } })
  }
  if (towers.length === discs) return { ok: true, value: towers }
  return refused({ word: 'hanoi.wrongCount', values: { count: towers.length, expected: discs } })
}

/** Writes the peg of each disc so that `parseTowers` reads it again: `AAC`. */
export function formatTowers(towers: Towers): string {
  return towers.map((peg) => pegNames[peg]).join('')
}

/** How many discs a text has, and how many pegs it needs, as far as it can be read. */
export function towersIn(text: string): TowerSizes {
  const signs = signsOf(text)
  const last = signs.reduce((most, sign) => Math.max(most, pegOfSign(sign)), -1)
  return { discs: signs.length, pegs: 1 + last }
}

function signsOf(text: string): readonly string[] {
  return [...text.replaceAll(/[\s,;/|]+/g, '')]
}

/** The peg that a sign names, or -1. */
function pegOfSign(sign: string): number {
  const byName = pegNames.findIndex((name) => name === sign.toUpperCase())
  return byName >= 0 ? byName : ['1', '2', '3', '4'].indexOf(sign)
}

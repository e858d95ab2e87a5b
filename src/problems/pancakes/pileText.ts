import { refused } from '../result'
import type { Result } from '../result'
import type { Told } from '../told'
import type { Pile } from './pile'

/** From this number of pancakes on, sizes have to be told apart by a sign between them. */
const fewestApart = 10
const longestQuote = 12

/**
 * Reads the sizes of the pancakes from the top down: `3 1 2`, with spaces, commas or slashes between
 * them, or as digits without anything between, `312`.
 *
 * @param count how many pancakes there are; each size from 1 to that has to be there once
 */
export function parsePile(text: string, count: number): Result<Pile, Told> {
  const words = wordsOf(text)
  if (words.length === 0) return refused({ word: 'pancakes.notAPile', values: { largest: count } })
  const odd = words.find((word) => !isSize(word, count))
  if (odd !== undefined) {
    const values = { text: odd.slice(0, longestQuote), largest: count }
    return refused({ word: 'pancakes.notASize', values })
  }
  const pile = words.map(Number)
  if (pile.length !== count) {
    return refused({ word: 'pancakes.wrongCount', values: { count: pile.length, expected: count } })
  }
  const twice = pile.find((size, place) => pile.indexOf(size) !== place)
  if (twice === undefined) return { ok: true, value: pile }
  const sizes = pile.map((_, place) => place + 1)
  const missing = sizes.find((size) => !pile.includes(size)) ?? 0
  return refused({ word: 'pancakes.twice', values: { twice, missing } })
}

/** Writes a pile so that `parsePile` reads it again: `312`, or with commas from ten pancakes on. */
export function formatPile(pile: Pile): string {
  return pile.length < fewestApart ? pile.join('') : pile.join(',')
}

/** How many pancakes a text has, right or wrong. */
export function pancakesIn(text: string): number {
  return wordsOf(text).length
}

function wordsOf(text: string): readonly string[] {
  const words = text.split(/[\s,;/|]+/).filter((word) => word !== '')
  const [first = ''] = words
  return words.length === 1 && /^\d{2,}$/.test(first) ? [...first] : words
}

function isSize(word: string, largest: number): boolean {
  return /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= largest
}

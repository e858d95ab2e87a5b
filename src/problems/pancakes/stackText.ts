import type { Result } from '../result'
import type { Told } from '../told'
import type { Stack } from './stack'

/** From this number of pancakes on, sizes have to be told apart by a sign between them. */
const fewestApart = 10
const longestQuote = 12

/**
 * Reads the sizes of the pancakes from the top down: `3 1 2`, with spaces, commas or slashes between
 * them, or as digits without anything between, `312`.
 *
 * @param count how many pancakes there are; each size from 1 to that has to be there once
 */
export function parseStack(text: string, count: number): Result<Stack, Told> {
  const words = wordsOf(text)
  if (words.length === 0) return wrong({ word: 'pancakes.notAStack', values: { largest: count } })
  const odd = words.find((word) => !isSize(word, count))
  if (odd !== undefined) {
    const values = { text: odd.slice(0, longestQuote), largest: count }
    return wrong({ word: 'pancakes.notASize', values })
  }
  const stack = words.map(Number)
  if (stack.length !== count) {
    return wrong({ word: 'pancakes.wrongCount', values: { count: stack.length, expected: count } })
  }
  const twice = stack.find((size, place) => stack.indexOf(size) !== place)
  if (twice === undefined) return { ok: true, value: stack }
  const sizes = stack.map((_, place) => place + 1)
  const missing = sizes.find((size) => !stack.includes(size)) ?? 0
  return wrong({ word: 'pancakes.twice', values: { twice, missing } })
}

/** Writes a stack so that `parseStack` reads it again: `312`, or with commas from ten pancakes on. */
export function formatStack(stack: Stack): string {
  return stack.length < fewestApart ? stack.join('') : stack.join(',')
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

function wrong(fault: Told) {
  return { ok: false, fault } as const
}

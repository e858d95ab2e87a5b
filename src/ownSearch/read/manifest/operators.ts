import type { Value } from './evaluate'

/** The answer for an operator that is not read. */
export const notRead = Symbol('not read')

/** The functions of `Math` that are worked out in reading a source. */
export const mathematics: ReadonlyMap<string, (...numbers: number[]) => number> = new Map([
  ['round', Math.round],
  ['floor', Math.floor],
  ['ceil', Math.ceil],
  ['abs', Math.abs],
  ['sqrt', Math.sqrt],
  ['max', Math.max],
  ['min', Math.min],
])

/** Longer texts are not put together: a few calls of a function may double one many times. */
const longestText = 1000

/** `&&`, `||` and `??`. */
export function logical(operator: string, left: Value, right: () => Value): Value {
  if (operator === '&&') return left ? right() : left
  if (operator === '||') return left ? left : right()
  return left ?? right()
}

/**
 * What an operator before a value makes of it: `!`, `-` or `+`, as in JavaScript.
 *
 * @returns `notRead` for any other operator
 */
export function unary(operator: string, value: Value): Value | typeof notRead {
  if (operator === '!') return !value
  if (operator === '-') return -asNumber(value)
  if (operator === '+') return asNumber(value)
  return notRead
}

/**
 * What an operator makes of two values, as in JavaScript.
 *
 * @returns `notRead` for an operator that is not known here, and where texts would be too long together
 */
export function binary(operator: string, left: Value, right: Value): Value | typeof notRead {
  if (operator === '===') return left === right
  if (operator === '!==') return left !== right
  const isText = typeof left === 'string' || typeof right === 'string'
  if (operator === '+' && isText) return joined([asText(left), asText(right)])
  const compare = comparisons.get(operator)
  if (compare && typeof left === 'string' && typeof right === 'string') return compare(left, right)
  const compute = compare ?? arithmetic.get(operator)
  if (!compute) return notRead
  return compute(asNumber(left), asNumber(right))
}

type Compare = <Compared extends number | string>(left: Compared, right: Compared) => boolean

/** Numbers by their size; two texts by the letters that they have, as in a dictionary. */
const comparisons: ReadonlyMap<string, Compare> = new Map<string, Compare>([
  ['<', (left, right) => left < right],
  ['<=', (left, right) => left <= right],
  ['>', (left, right) => left > right],
  ['>=', (left, right) => left >= right],
])

const arithmetic: ReadonlyMap<string, (left: number, right: number) => number> = new Map([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => left % right],
  ['**', (left, right) => left ** right],
])

/** Texts put together, up to a length. */
export function joined(texts: readonly string[]): string | typeof notRead {
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  return length > longestText ? notRead : texts.join('')
}

/**
 * A value as a number; a list, an object or a function is none. The language would write a list out
 * as a text first, and one that holds another twice, which does so too, would be written for ever.
 */
export function asNumber(value: Value): number {
  return typeof value === 'object' && value !== null ? Number.NaN : Number(value)
}

/** A value as a text; that of a list, an object or a function is empty. */
export function asText(value: Value): string {
  return typeof value === 'object' && value !== null ? '' : String(value)
}

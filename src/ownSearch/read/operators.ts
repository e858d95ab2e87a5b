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

/** Longer texts are not put together. */
const longestText = 1000

/** `&&`, `||` and `??`. */
export function logical(operator: string, left: Value, right: () => Value): Value {
  if (operator === '&&') return left ? right() : left
  if (operator === '||') return left ? left : right()
  return left ?? right()
}

export function unary(operator: string, value: Value): Value | typeof notRead {
  if (operator === '!') return !value
  if (operator === '-') return -Number(value)
  if (operator === '+') return Number(value)
  return notRead
}

export function binary(operator: string, left: Value, right: Value): Value | typeof notRead {
  if (operator === '===') return left === right
  if (operator === '!==') return left !== right
  const isText = typeof left === 'string' || typeof right === 'string'
  if (operator === '+' && isText) {
    const text = asText(left) + asText(right)
    return text.length > longestText ? notRead : text
  }
  const compute = arithmetic.get(operator)
  if (!compute) return notRead
  return compute(Number(left), Number(right))
}

const arithmetic: ReadonlyMap<string, (left: number, right: number) => number | boolean> = new Map<
  string,
  (left: number, right: number) => number | boolean
>([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => left % right],
  ['**', (left, right) => left ** right],
  ['<', (left, right) => left < right],
  ['<=', (left, right) => left <= right],
  ['>', (left, right) => left > right],
  ['>=', (left, right) => left >= right],
])

/** A value as a text; that of a list, an object or a function is empty. */
export function asText(value: Value): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

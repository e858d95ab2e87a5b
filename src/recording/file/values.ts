import { hasFields } from '../../shared/hasFields'
import { WrongLine } from './fault'
import type { Expected } from './fault'

/** An object as it was read from a line: anything may stand in it. */
export type ReadObject = Readonly<Record<string, unknown>>

const longestShown = 60

/** The object that a line holds. */
export function parseLine(line: string): ReadObject {
  const value = parsed(line)
  if (!hasFields(value)) throw new WrongLine({ kind: 'not-an-object', found: shown(value) })
  return value
}

/** Refuses what is not known, so that no mistake in a name passes unseen. */
export function onlyFields(object: ReadObject, known: readonly string[]): void {
  const field = Object.keys(object).find((each) => !known.includes(each))
  if (field !== undefined) throw new WrongLine({ kind: 'unknown-field', field, known })
}

export function wholeOf(object: ReadObject, field: string, least: number, most: number): number {
  return asWhole(own(object, field), field, least, most)
}

export function asWhole(value: unknown, field: string, least: number, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) {
    return value
  }
  throw wrong(field, value, { kind: 'whole', least, most })
}

/** A number that is not negative, as a whole number of units, of which a cost of one has `one`. */
export function unitsOf(object: ReadObject, field: string, one: number, most: number): number {
  if (one === 1) return wholeOf(object, field, 0, most)
  const value = own(object, field)
  const units = typeof value === 'number' ? Math.round(value * one) : Number.NaN
  if (units >= 0 && units <= most && units / one === value) return units
  throw wrong(field, value, { kind: 'cost', digits: Math.log10(one) })
}

/** A number that is not negative. */
export function amountOf(object: ReadObject, field: string): number {
  const value = own(object, field)
  // JSON has no infinity, but reads 1e999 as one.
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value
  throw wrong(field, value, { kind: 'amount' })
}

export function booleanOf(object: ReadObject, field: string): boolean {
  const value = own(object, field)
  if (typeof value === 'boolean') return value
  throw wrong(field, value, { kind: 'boolean' })
}

export function textOf(object: ReadObject, field: string): string {
  const value = own(object, field)
  if (typeof value === 'string') return value
  throw wrong(field, value, { kind: 'text' })
}

/** A text of at most the given number of characters. */
export function shortTextOf(object: ReadObject, field: string, most: number): string {
  const text = textOf(object, field)
  if (text.length <= most) return text
  throw wrong(field, text, { kind: 'shortText', most })
}

export function oneOf<Known extends string>(
  object: ReadObject,
  field: string,
  known: readonly Known[],
): Known {
  const value = own(object, field)
  const found = known.find((each) => each === value)
  if (found !== undefined) return found
  throw wrong(field, value, { kind: 'one-of', known })
}

export function objectOf(object: ReadObject, field: string): ReadObject {
  const value = own(object, field)
  if (hasFields(value)) return value
  throw wrong(field, value, { kind: 'object' })
}

export function listOf<Item>(
  object: ReadObject,
  field: string,
  read: (item: unknown) => Item,
): readonly Item[] {
  const value = own(object, field)
  if (!Array.isArray(value)) throw wrong(field, value, { kind: 'list' })
  return value.map((item: unknown) => read(item))
}

/** A field of the object itself: names such as `constructor` lead nowhere else. */
export function own(object: ReadObject, field: string): unknown {
  return Object.hasOwn(object, field) ? object[field] : undefined
}

export function asObject(value: unknown, field: string): ReadObject {
  if (hasFields(value)) return value
  throw wrong(field, value, { kind: 'object' })
}

/** A value as it can be shown in a message. */
export function shown(value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  // JSON has no infinity, and would make it null.
  const isPlain = typeof value === 'string' || typeof value === 'number'
  return (isPlain ? String(value) : JSON.stringify(value)).slice(0, longestShown)
}

/** A number of a line that is too large to be one, such as `1e999`, as it stands there. */
export function writtenInfinity(line: string, found: string): string {
  const numbers = line.match(/(?<=[:,[\s])-?\d[\d.eE+-]*(?=[,\]}\s])/g) ?? []
  const written = numbers.find((each) => String(Number(each)) === found)
  return (written ?? found).slice(0, longestShown)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new WrongLine({ kind: 'not-json', text: line.slice(0, longestShown) })
  }
}

function wrong(field: string, value: unknown, expected: Expected): WrongLine {
  return new WrongLine({ kind: 'wrong-value', field, found: shown(value), expected })
}

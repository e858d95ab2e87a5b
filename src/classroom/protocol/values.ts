import { WrongMessage } from './fault'
import type { MessageReader } from './readMessage'

/**
 * Reads true or false.
 *
 * @throws WrongMessage when it is neither
 */
export function flag(data: unknown, field: string): boolean {
  if (typeof data === 'boolean') return data
  throw new WrongMessage(field, 'true or false')
}

/**
 * Reads a whole number between two, both included; the reader throws a `WrongMessage` for any
 * other.
 */
export function wholeBetween(least: number, most: number): MessageReader<number> {
  return (data, field) => {
    if (typeof data === 'number' && Number.isInteger(data) && data >= least && data <= most) {
      // -0 would be a second zero.
      return data + 0
    }
    throw new WrongMessage(field, `a whole number from ${least} to ${most}`)
  }
}

/**
 * Reads a number, rounded to the given number of digits behind the point: what is kept of it has a
 * size that is known. The reader throws a `WrongMessage` for what is no number, and for one beyond
 * `most`.
 */
export function numberWithin(most: number, digits: number): MessageReader<number> {
  const unit = 10 ** digits
  return (data, field) => {
    if (typeof data === 'number' && Math.abs(data) <= most)
      return Math.round(data * unit) / unit + 0
    throw new WrongMessage(field, `a number from ${-most} to ${most}`)
  }
}

/**
 * Reads a number, rounded to the given number of significant digits; one beyond `most` counts as
 * that. The reader throws a `WrongMessage` for what is no finite number.
 */
export function numberOfDigits(digits: number, most: number): MessageReader<number> {
  const least = 10 ** (1 - digits)
  return (data, field) => {
    if (typeof data !== 'number' || !Number.isFinite(data)) {
      throw new WrongMessage(field, 'a number')
    }
    // Smaller ones are written with an exponent.
    if (Math.abs(data) < least) return 0
    return Number(Math.max(-most, Math.min(most, data)).toPrecision(digits))
  }
}

/**
 * Reads a text of at most the given number of UTF-16 units; the reader throws a `WrongMessage` for
 * anything else.
 */
export function textOfAtMost(most: number): MessageReader<string> {
  return (data, field) => {
    if (typeof data === 'string' && data.length <= most) return data
    throw new WrongMessage(field, `a text of at most ${most} characters`)
  }
}

/**
 * Reads a text that matches a pattern; the reader throws a `WrongMessage` for anything else.
 *
 * @param expected what is told to be right: a text like it, in words
 */
export function textLike(pattern: RegExp, expected: string): MessageReader<string> {
  return (data, field) => {
    if (typeof data === 'string' && pattern.test(data)) return data
    throw new WrongMessage(field, expected)
  }
}

/** Reads one of some values that are known; the reader throws a `WrongMessage` for any other. */
export function oneAmong<Known extends string | number>(
  known: readonly Known[],
): MessageReader<Known> {
  return (data, field) => {
    const found = known.find((each) => each === data)
    if (found !== undefined) return found
    throw new WrongMessage(field, `one of ${known.join(', ')}`)
  }
}

/**
 * Reads a list of at most the given number of items; the reader throws a `WrongMessage` for a
 * longer one, for what is no list, and for the first item that `read` refuses.
 */
export function listOfAtMost<Item>(
  most: number,
  read: MessageReader<Item>,
): MessageReader<readonly Item[]> {
  return (data, field) => {
    if (!Array.isArray(data) || data.length > most) {
      throw new WrongMessage(field, `a list of at most ${most}`)
    }
    return Array.from(data, (item: unknown, at) => read(item, `${field}[${at}]`))
  }
}

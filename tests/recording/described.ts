import fc from 'fast-check'

/** Lets a failing property print a value in a few words instead of all that it holds. */
export function described<Value extends object>(value: Value, words: string): Value {
  return Object.defineProperty(value, fc.toStringMethod, { value: () => words })
}

import type { Result, UnknownValue } from './result'

/** Reads a setting that is one of a few values; without a text it is the first of them. */
export function readChoice<Value extends string>(
  known: readonly Value[],
  text: string | undefined,
): Result<Value, UnknownValue> {
  const value = text === undefined ? known[0] : known.find((each) => each === text)
  if (value !== undefined) return { ok: true, value }
  return { ok: false, fault: { kind: 'unknown-value', text: text ?? '', known } }
}

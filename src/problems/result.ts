import type { Told } from './told'

/** Something that was read from outside: the value, or what is wrong with it. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault }

/** What is wrong with what was read, as a result. */
export function refused<const Fault>(fault: Fault): Result<never, Fault> {
  return { ok: false, fault }
}

/** A word that is none of those that could stand in its place. */
export interface UnknownValue {
  readonly kind: 'unknown-value'
  readonly text: string
  readonly known: readonly string[]
}

/** A fault that a problem has a word of its own for. */
export interface ToldFault {
  readonly kind: 'told'
  readonly told: Told
}

import type { Message } from './message'

/** A number as a message of its own, with the separators of the language. */
export function figure(value: number): Message {
  return { key: 'common.number', values: { value } }
}

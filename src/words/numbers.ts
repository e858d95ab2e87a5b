import type { Message } from './message'

const names = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

/** A number as a message of its own, with the separators of the language. */
export function figure(value: number): Message {
  return { key: 'common.number', values: { value } }
}

/** A number as a word up to ten, in figures beyond. */
export function numberWord(value: number): Message {
  const name = names.find((_, index) => index + 1 === value)
  return name ? { key: `narration.small.${name}` } : figure(value)
}

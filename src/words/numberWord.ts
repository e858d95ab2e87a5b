import type { Message } from './message'
import { figure } from './numbers'

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

/** A number as a word up to ten, in figures beyond. */
export function numberWord(value: number): Message {
  const name = names.find((_, index) => index + 1 === value)
  return name ? { key: `narration.small.${name}` } : figure(value)
}

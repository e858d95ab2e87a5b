import type { Message } from '../../words/message'

/** Sentences one after the other; those that there are not are left out. */
export function sentences(first: Message, ...more: readonly (Message | undefined)[]): Message {
  return more.reduce<Message>(
    (told, next) =>
      next ? { key: 'narration.sentences', values: { first: told, second: next } } : told,
    first,
  )
}

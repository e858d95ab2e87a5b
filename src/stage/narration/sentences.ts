import type { Message } from '../../words/message'

/** One sentence, or two of them one after the other. */
export function sentences(first: Message, second?: Message): Message {
  return second ? { key: 'narration.sentences', values: { first, second } } : first
}

import type { Message } from '../../../words/message'

/** What an answer to a question is worth, and what is said of it. */
export type Judged =
  | { readonly kind: 'right' }
  /** What was pointed at is no answer; it costs nothing. */
  | { readonly kind: 'noAnswer'; readonly told: Message }
  | {
      readonly kind: 'wrong'
      /** What to think of, whichever wrong answer was given. */
      readonly hint: Message
      /** What is wrong with this answer, whether there is another try or not. */
      readonly feedback: Message
    }

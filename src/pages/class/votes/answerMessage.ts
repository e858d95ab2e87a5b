import type { ClassQuestion } from '../../../classroom/protocol/question'
import { asItIs } from '../../../words/message'
import type { Message } from '../../../words/message'

/** An answer to a question, as it is read. */
export function answerMessage({ kind, words }: ClassQuestion, answer: number): Message {
  if (kind === 'node') return { key: 'classroom.answer.node', values: { node: answer } }
  if (kind === 'yes-no') return { key: `classroom.answer.${answer === 0 ? 'yes' : 'no'}` }
  const word = kind === 'words' ? words?.[answer] : undefined
  return word === undefined ? { key: 'common.number', values: { value: answer } } : asItIs(word)
}

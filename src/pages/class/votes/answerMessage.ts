import type { ClassQuestion } from '../../../classroom/protocol/question'
import { asItIs } from '../../../words/message'
import type { Message } from '../../../words/message'

/** An answer to a question, as it is read. */
export function answerMessage({ kind, words }: ClassQuestion, answer: number): Message {
  if (kind === 'node') return { key: 'classroom.answer.node', values: { node: answer } }
  if (kind === 'yes-no') return { key: `classroom.answer.${answer === 0 ? 'yes' : 'no'}` }
  if (kind === 'several') return chosenMessage(words ?? [], answer)
  const word = kind === 'words' ? words?.[answer] : undefined
  return word === undefined ? { key: 'common.number', values: { value: answer } } : asItIs(word)
}

function chosenMessage(words: readonly string[], answer: number): Message {
  const chosen = words.filter((_, place) => (answer >> place) & 1)
  return chosen.length > 0 ? asItIs(chosen.join(', ')) : { key: 'classroom.answer.none' }
}

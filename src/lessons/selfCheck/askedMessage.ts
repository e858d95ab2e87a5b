import { iterationAt } from '../../recording/query/iterations'
import type { Recording } from '../../recording/recording'
import type { Message } from '../../words/message'
import type { QuestionOfRun } from './questionOfRun'

/**
 * What a question asks. Where two searches meet can only be told by the length of the path.
 *
 * @param recording of its run: of a search with limits it tells the limit, on which the answer depends
 */
export function askedMessage(question: QuestionOfRun, recording: Recording | undefined): Message {
  if (question.kind === 'chosen') return question.choice.asked
  if (question.ask === 'meet') {
    return { key: 'selfCheck.predict.meet', values: { count: question.moves } }
  }
  const predicted: Message = { key: `selfCheck.predict.${question.ask}` }
  const limit = recording && iterationAt(recording, question.step).limit
  return question.ask === 'pruned' && limit !== undefined
    ? { key: 'selfCheck.atLimit', values: { limit, asked: predicted } }
    : predicted
}

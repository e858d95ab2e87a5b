import type { PutQuestion } from '../../../classroom/protocol/question'
import { say } from '../../../words/message'
import { answerMessage } from './answerMessage'
import { countsByAnswer } from './countsByAnswer'

/** More answers than these nobody listens to. */
const mostSpoken = 5

/** What a class hears of a question without looking: the question, that it is closed, how it was answered. */
export function spokenQuestion(put: PutQuestion | undefined): string {
  if (!put) return ''
  const { question, open, released, right } = put
  const round = question.round === 2 ? say({ key: 'classroom.vote.secondRound' }) : ''
  const rest = released
    ? spokenAnswers({ question, released, right })
    : [open ? '' : say({ key: 'classroom.vote.closed' })]
  return [question.text, round, ...rest].filter((part) => part !== '').join(' ')
}

function spokenAnswers({
  question,
  released = [],
  right,
}: Pick<PutQuestion, 'question' | 'released' | 'right'>): readonly string[] {
  const answers = countsByAnswer(released, right)
  if (answers.length === 0) return [say({ key: 'classroom.vote.noAnswers' })]
  const last = released.length - 1
  const first = (one: { readonly isRight: boolean }) => (one.isRight ? 1 : 0)
  return [...answers]
    .sort((one, other) => first(other) - first(one) || other.counts[last] - one.counts[last])
    .slice(0, mostSpoken)
    .map(({ answer, counts, isRight }) => {
      const values = { answer: answerMessage(question, answer), counts: counts.join(' → ') }
      return say({ key: `classroom.vote.spoken.${isRight ? 'right' : 'other'}`, values })
    })
}

import { csvFormatRows } from 'd3'
import { say } from '../../../words/message'
import { answerMessage } from '../votes/answerMessage'
import { countsByAnswer } from '../votes/countsByAnswer'
import type { HeldVote } from './heldVote'

const header = ['question', 'address', 'answer', 'right', 'first vote', 'second vote']

/**
 * All votes as a table in CSV: a row for each answer, with how often it was given in each round.
 * `right` is empty where the question has no right answer.
 */
export function votesTable(votes: readonly HeldVote[]): string {
  const rows = votes.flatMap(({ question, tallies, right, address }) =>
    countsByAnswer(tallies, right).map(({ answer, counts, isRight }) => [
      asText(question.text),
      address,
      asText(say(answerMessage(question, answer))),
      right === undefined ? '' : isRight ? 'yes' : 'no',
      String(counts[0] ?? ''),
      String(counts[1] ?? ''),
    ]),
  )
  return `${csvFormatRows([header, ...rows])}\n`
}

/** A spreadsheet would reckon what begins like a formula. */
function asText(text: string): string {
  return /^[=+\-@\t]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
}

import type { ClassQuestion, Tally } from '../../../classroom/protocol/question'
import { readClassQuestion } from '../../../classroom/protocol/question'
import { readAskedQuestion } from '../../../classroom/protocol/question'
import { readMessage } from '../../../classroom/protocol/readMessage'
import type { Hold } from './newQuestion'

/** A vote as the teacher's page keeps it until its window is closed: with the right answer. */
export interface HeldVote {
  readonly question: ClassQuestion
  readonly tallies: readonly Tally[]
  readonly right?: number | undefined
  readonly hold?: Hold | undefined
  /** The address of the moment at which it was put. */
  readonly address: string
}

const key = 'tansaku-votes'

export function keepVotes(votes: readonly HeldVote[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(votes))
  } catch {
    // Then they are known until the page is loaded again.
  }
}

/** The votes that were held in this window; what is none of them is left out. */
export function keptVotes(): readonly HeldVote[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap(readVote) : []
  } catch {
    return []
  }
}

function readVote(data: unknown): readonly HeldVote[] {
  if (typeof data !== 'object' || data === null || !('question' in data)) return []
  const question = readMessage(readClassQuestion, data.question)
  const asked = readMessage(readAskedQuestion, { ...data, open: false, isReleased: true })
  if (!question.ok || !asked.ok) return []
  const { tallies, right } = asked.value
  const address = 'address' in data && typeof data.address === 'string' ? data.address : ''
  const held = 'hold' in data && typeof data.hold === 'object' ? data.hold : undefined
  const asksNext = held ? 'asksNext' in held && held.asksNext === true : undefined
  const hold = asksNext === undefined ? {} : { hold: { asksNext } }
  return [{ question: question.value, tallies, right, address, ...hold }]
}

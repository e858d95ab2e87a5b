import { readAskedQuestion } from '../../../classroom/protocol/question'
import type { AskedQuestion, ClassQuestion, Tally } from '../../../classroom/protocol/question'
import { readMessage } from '../../../classroom/protocol/readMessage'
import { keepForAWhile, keptForAWhile } from '../../../settings/keptForAWhile'
import { hasFields } from '../../../shared/hasFields'
import type { Hold } from './newQuestion'

/** A vote as the teacher's page keeps it: with the right answer. */
export interface HeldVote {
  readonly question: ClassQuestion
  readonly tallies: readonly Tally[]
  readonly right?: number | undefined
  readonly hold?: Hold | undefined
  /** The address of the moment at which it was put. */
  readonly address: string
}

/** What is kept of the votes of a class. */
export interface KeptVotes {
  readonly votes: readonly HeldVote[]
  /** The question that was put last, as the class knows it. */
  readonly asked?: AskedQuestion | undefined
}

const key = 'tansaku-votes'
/** A day at school, in ms: by then they are saved. */
const longest = 12 * 3_600_000

export function keepVotes(kept: KeptVotes): void {
  keepForAWhile(key, kept)
}

/** The votes that were held in this browser today; what is none of them is left out. */
export function keptVotes(): KeptVotes {
  const kept = keptForAWhile(key, longest)
  if (!hasFields(kept)) return { votes: [] }
  const votes: readonly unknown[] = Array.isArray(kept.votes) ? kept.votes : []
  const asked = readMessage(readAskedQuestion, kept.asked)
  return { votes: votes.flatMap(readVote), ...(asked.ok && { asked: asked.value }) }
}

function readVote(data: unknown): readonly HeldVote[] {
  if (!hasFields(data)) return []
  const asked = readMessage(readAskedQuestion, { ...data, open: false, isReleased: true })
  if (!asked.ok) return []
  const { question, tallies, right } = asked.value
  const address = typeof data.address === 'string' ? data.address : ''
  const hold = hasFields(data.hold) && { hold: { asksNext: data.hold.asksNext === true } }
  return [{ question, tallies, right, address, ...hold }]
}

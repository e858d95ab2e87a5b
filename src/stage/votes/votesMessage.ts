import type { Message } from '../../words/message'
import type { NodeVotes } from './nodeVotes'

/** How a node's votes are told under its board. */
export function votesMessage({ counts }: NodeVotes): Message {
  return {
    key: 'frontier.votes',
    values: { counts: counts.join(' → '), count: counts.at(-1) ?? 0 },
  }
}

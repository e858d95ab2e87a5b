import { say } from '../../words/message'
import type { ChallengeId } from './challenges'

const hintNumbers = [1, 2, 3] as const

/** What is said of a challenge of the app: its title, its task, and hints, each clearer than the one before. */
export function challengeWords(id: ChallengeId) {
  return {
    title: say({ key: `ownSearch.challenge.of.${id}.title` }),
    task: say({ key: `ownSearch.challenge.of.${id}.task` }),
    hints: hintNumbers.map((number) => say({ key: `ownSearch.challenge.of.${id}.hint${number}` })),
  }
}

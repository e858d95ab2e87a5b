import type { Tally } from '../../../classroom/protocol/question'

/** How often an answer was given in each round. */
export interface VotesByRound {
  readonly answer: number
  /** The first round first. */
  readonly counts: readonly number[]
  readonly isRight: boolean
}

/**
 * Brings the rounds of a vote together, each answer once, in order. The right answer is among them
 * also where nobody gave it.
 *
 * @param right the right answer, where there is one
 */
export function countsByAnswer(
  tallies: readonly Tally[],
  right: number | undefined,
): readonly VotesByRound[] {
  const rounds = tallies.map(
    ({ counts }) => new Map(counts.map(({ answer, count }) => [answer, count])),
  )
  const given = rounds.flatMap((round) => [...round.keys()])
  const answers = [...new Set(right === undefined ? given : [...given, right])]
  return answers
    .sort((one, other) => one - other)
    .map((answer) => ({
      answer,
      counts: rounds.map((round) => round.get(answer) ?? 0),
      isRight: answer === right,
    }))
}

import type { ChallengeId } from '../../ownSearch/challenge/challenges'

/** What an author says of a challenge in a lesson. */
export interface ChallengeTag {
  readonly id: string
  /** One of the app's, which says everything else. */
  readonly challenge?: ChallengeId | undefined
  /** What the code begins with: a built-in search, a challenge of the app, or `template`. */
  readonly from?: string | undefined
  /** The search with which the figures of `same` are compared. */
  readonly like?: string | undefined
  /** Names of runs, or `problem:start`. */
  readonly boards?: string | undefined
  readonly same?: string | undefined
  /** How many lines may be changed. */
  readonly atMost?: string | undefined
  readonly prunes?: string | undefined
  readonly reopens?: boolean | undefined
  readonly shortest?: boolean | undefined
  /** Hints, with bars between them. */
  readonly hints?: string | undefined
}

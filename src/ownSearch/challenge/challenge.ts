import type { Settings } from '../../problems/problem'
import type { PruneReason } from '../../solvers/solver'

/** What of a run is compared with a search that is known to be right. */
export const challengeFigures = [
  'length',
  'cost',
  'generated',
  'expanded',
  'pruned',
  'order',
  'ending',
] as const
export type ChallengeFigure = (typeof challengeFigures)[number]

/** What an answer has to do. */
export type ChallengeRule =
  /** On each board, the figures of a built-in search: its settings are those of solver and options. */
  | {
      readonly kind: 'same'
      readonly like: Settings
      readonly figures: readonly ChallengeFigure[]
    }
  /** On each board, a solution that costs as little as there is. */
  | { readonly kind: 'shortest' }
  /** How many lines of the source it began with may be changed, added or removed. */
  | { readonly kind: 'atMost'; readonly lines: number }
  /** On at least one board, a child is pruned for a reason. */
  | { readonly kind: 'prunes'; readonly reason: PruneReason }
  /** On at least one board, a state that was expanded is opened again. */
  | { readonly kind: 'reopens' }

/** An exercise whose answer is the code of a search. */
export interface Challenge {
  readonly id: string
  /** The code that its reader begins with. */
  readonly source: string
  /** Where an answer is tried: the settings of problems, and of options that the code has. */
  readonly boards: readonly Settings[]
  readonly rules: readonly ChallengeRule[]
}

import type { PuzzleProblem } from '../puzzles'
import type { SolverProblem } from '../solvers'

/** A text that is not a whole number within its range. */
export interface NotInRange {
  readonly kind: 'not-in-range'
  readonly text: string
  readonly range: readonly [number, number]
}

/** What can be wrong with an experiment, and in which of its texts. */
export type ExperimentProblem =
  | { readonly setting: 'count' | 'seed' | 'cut'; readonly problem: NotInRange }
  | {
      readonly setting: 'boards'
      readonly problem:
        | { readonly kind: 'no-boards' }
        | { readonly kind: 'too-many'; readonly found: number; readonly most: number }
    }
  /** One of the boards is wrong, or a setting of the puzzle with this board. */
  | {
      readonly setting: 'boards'
      /** Its place in the list, from 1. */
      readonly board: number
      readonly wrong: PuzzleProblem
    }
  | {
      readonly setting: 'solvers'
      readonly problem:
        | { readonly kind: 'no-solvers' }
        | { readonly kind: 'too-many'; readonly found: number; readonly most: number }
        | { readonly kind: 'twice'; readonly solver: string }
        | { readonly kind: 'no-option'; readonly solver: string; readonly option: string }
    }
  | {
      readonly setting: 'solvers'
      /** The place of the search, from 0. */
      readonly search: number
      readonly wrong: SolverProblem
    }
  | PuzzleProblem

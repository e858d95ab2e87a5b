import type { ProblemFault } from '../../problems'
import type { SolverFault } from '../../solvers/manifest/chooseSolver'

/** A text that is not a whole number within its range. */
interface NotAWholeNumber {
  readonly kind: 'not-in-range'
  readonly text: string
  readonly range: readonly [number, number]
}

/** A board that is wrong, or a setting of the problem with it. */
export interface WrongBoard {
  /** Its place from 1: its line, or its place in a list that has no lines. */
  readonly place: number
  readonly wrong: ProblemFault
}

/** What can be wrong with an experiment, and in which of its texts. */
export type ExperimentFault =
  | { readonly setting: 'count' | 'seed' | 'cut'; readonly fault: NotAWholeNumber }
  | {
      readonly setting: 'boards'
      readonly fault:
        | { readonly kind: 'no-boards' }
        | { readonly kind: 'too-many'; readonly found: number; readonly most: number }
    }
  /** Some of the boards are wrong, or a setting of the problem with these boards. */
  | {
      readonly setting: 'boards'
      /** The first of them. */
      readonly wrongBoards: readonly WrongBoard[]
      /** How many more are wrong. */
      readonly more: number
      /** Whether places are those of lines. */
      readonly inLines: boolean
    }
  | {
      readonly setting: 'solvers'
      readonly fault:
        | { readonly kind: 'no-solvers' }
        | { readonly kind: 'too-many'; readonly found: number; readonly most: number }
        | { readonly kind: 'twice'; readonly solver: string }
        | { readonly kind: 'no-option'; readonly solver: string; readonly option: string }
    }
  | {
      readonly setting: 'solvers'
      /** The place of the search, from 0. */
      readonly search: number
      readonly wrong: SolverFault
    }
  | ProblemFault

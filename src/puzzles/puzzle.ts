import type { Scene } from './scene'
import type { Successors } from './successors'

/**
 * A state packed into two signed 32-bit words. A puzzle whose states fit into one word
 * leaves `high` at 0. Only the puzzle that made a state can read it.
 */
export interface State {
  readonly low: number
  readonly high: number
}

/** An action as a small number (0 to 65,535); only its puzzle can read it. */
export type Action = number

/** What an action does, in terms a view can put into words. */
export interface Move {
  /** The label of the piece that moves. */
  readonly piece: string
  readonly direction: 'up' | 'down' | 'left' | 'right'
}

/** An estimate of the moves that remain. */
export interface Bound {
  readonly id: string
  /** True when the estimate never exceeds the true distance. */
  readonly admissible: boolean
  /** The estimate for a state, in moves. */
  of(low: number, high: number): number
}

/** Why the goal can or cannot be reached, where the puzzle has a proof without a search. */
export interface Solvability {
  readonly solvable: boolean
  /** Pairs of pieces that stand in the other order than in the goal, the blank counted as a piece. */
  readonly inversions: number
  /** Steps the blank is away from its cell in the goal, along rows and columns. */
  readonly blankDistance: number
}

/** Settings as they stand in an address or on a command line: names and plain texts. */
export type Settings = Readonly<Record<string, string>>

/**
 * One puzzle with its start, its goal and its order of moves: everything a search has to know.
 * States go in and out as their two words, so that a search allocates nothing per state.
 */
export interface Puzzle {
  /** The settings that make this puzzle again, as `createPuzzle` reads them. */
  readonly settings: Settings
  readonly start: State
  readonly goal: State
  /** True when every action can be undone by another. */
  readonly reversible: boolean
  readonly bounds: readonly Bound[]
  isGoal(low: number, high: number): boolean
  /** Replaces what `into` holds by the successors of a state, in the puzzle's documented order. */
  successors(low: number, high: number, into: Successors): void
  /** Says what an action does to a state in which it is possible. */
  describe(state: State, action: Action): Move
  draw(state: State): Scene
  format(state: State): string
  /** The proof that the start can or cannot reach the goal. */
  solvability(): Solvability
}

import type { Scene } from './scene'
import type { Successors } from './successors'
import type { TapHand } from './taps'
import type { Move, Told } from './told'

/**
 * A state packed into two signed 32-bit words. A problem whose states fit into one word
 * leaves `high` at 0. Only the problem that made a state can read it.
 */
export interface State {
  readonly low: number
  readonly high: number
}

/** A state to be written into. */
export interface MutableState {
  low: number
  high: number
}

/** An action as a small number (0 to 65,535); only its problem can read it. */
export type Action = number

/** An estimate of the moves that remain. */
export interface Heuristic {
  readonly id: string
  /** True when the estimate never exceeds the true distance. */
  readonly admissible: boolean
  /** The estimate for a state, in moves: a whole number from 0 to 255. */
  of(low: number, high: number): number
  /**
   * The estimate for the successor that an action leads to, from the estimate for the state; for
   * heuristics that follow from the piece that moved.
   */
  after?(h: number, low: number, high: number, action: Action): number
}

/** Whether the goal can be reached, from the parity of two boards. */
export interface ParityProof {
  readonly proof: 'parity'
  readonly solvable: boolean
  /** Pairs of pieces that stand in the other order than in the goal, the blank counted as a piece. */
  readonly inversions: number
  /** Steps the blank is away from its cell in the goal, along rows and columns. */
  readonly blankDistance: number
}

/** Whether the goal can be reached, from a look at every state within reach: there are few. */
export interface CountedProof {
  readonly proof: 'counted'
  readonly solvable: boolean
  /** How many states can be reached from the start, which is one of them. */
  readonly states: number
}

/** Why the goal cannot be reached, in words of the problem's own. */
export interface ToldProof {
  readonly proof: 'told'
  readonly solvable: false
  readonly why: Told
  /** How many states can be reached from the start, which is one of them. */
  readonly states: number
}

/** Why the goal can or cannot be reached. */
export type Solvability = ParityProof | CountedProof | ToldProof

/** Settings as they stand in an address or on a command line: names and plain texts. */
export type Settings = Readonly<Record<string, string>>

/**
 * One problem with its start, its goal and its order of moves: everything a search has to know.
 * States go in and out as their two words, so that a search allocates nothing per state.
 */
export interface Problem {
  /** The settings that make this problem again, as `createProblem` reads them. */
  readonly settings: Settings
  readonly start: State
  /** The one goal state, where there is just one. */
  readonly goal: State | undefined
  /** True when every action can be undone by another. */
  readonly reversible: boolean
  /** What estimates the moves that remain, the default one first; empty where nothing is known. */
  readonly heuristics: readonly Heuristic[]
  /**
   * Where states are taken as equal (mirror images): writes the one that stands for a state and
   * its equals into `into`. Without it every state stands for itself.
   */
  readonly canonical?: (low: number, high: number, into: MutableState) => void
  isGoal(low: number, high: number): boolean
  /** Replaces what `into` holds by the successors of a state, in the problem's documented order. */
  successors(low: number, high: number, into: Successors): void
  /** Says what an action does to a state in which it is possible. */
  describe(state: State, action: Action): Move
  draw(state: State): Scene
  format(state: State): string
  /** An action in the problem's notation of moves, as a command prints it. */
  notation(state: State, action: Action): string
  /** The proof that the start can or cannot reach the goal, where it is known at once. */
  solvability(): Solvability | undefined
  /** Where the goal is a place of one piece and no state: that place, by its corner. */
  readonly goalPlace?: { readonly column: number; readonly row: number }
  /** What a goal is called that leaves something open, where its text says too little. */
  readonly goalTold?: Told
  /** The picture of a goal that leaves something open, and so is no one state. */
  readonly goalScene?: Scene
  /** How it is played by tapping what is drawn. */
  readonly hand?: TapHand
}

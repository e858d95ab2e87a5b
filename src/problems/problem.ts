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

/**
 * What actions cost, in a problem where they do not all cost one. Costs are counted in units, as
 * whole numbers, so that sums are exact and what is equal is equal to the last digit.
 */
export interface Costs {
  /** How many units a cost of one is: 1, or 10 for costs with one digit behind the point, and so on. */
  readonly one: number
  /** What an action costs in a state in which it is possible, in units; never less than 0. */
  of(low: number, high: number, action: number): number
}

/** Estimates the moves, or the cost, that remain. */
export interface Heuristic {
  readonly id: string
  /** True when it never exceeds the true distance, or the true cost. */
  readonly admissible: boolean
  /**
   * The h of a state: in moves, a whole number from 0 to 255; where actions have costs, in
   * their units, a whole number from 0 to 4,294,967,295.
   */
  of(low: number, high: number): number
  /**
   * The h of the successor that an action leads to, from the h of the state; for
   * heuristics that follow from the piece that moved.
   */
  after?(h: number, low: number, high: number, action: Action): number
}

/** A state that has a place on a map. */
export interface MapPlace {
  readonly name: string
  /** x to the right, y down; without it the map finds a place for it. */
  readonly at?: { readonly x: number; readonly y: number } | undefined
}

/** A way from one place of a map to another, by their numbers. */
export interface MapWay {
  readonly from: number
  readonly to: number
  /** In units. */
  readonly cost: number
  /** True where it leads one way only. */
  readonly directed: boolean
}

/** The states of a problem as places of a map, the state of place n being `low` = n. */
export interface PlaceMap {
  readonly kind: 'places'
  readonly places: readonly MapPlace[]
  readonly ways: readonly MapWay[]
}

/** The states of a problem as cells of a grid, row by row: the state of cell n is `low` = n. */
export interface CellMap {
  readonly kind: 'cells'
  readonly width: number
  readonly height: number
  /** By cell: what it costs to enter it, 1 to 9; 0 for a wall. */
  readonly costs: Uint8Array
}

/** Where the states of a problem are. */
export type StateMap = PlaceMap | CellMap

/**
 * How many states there are, where each has a place on a map and so is the number of that place;
 * nothing for other problems.
 */
export function numberedStates({ map }: Pick<Problem, 'map'>): number | undefined {
  if (!map) return undefined
  return map.kind === 'places' ? map.places.length : map.width * map.height
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
  /** What actions cost; without it each costs one. */
  readonly costs?: Costs
  /** What estimates the moves or the cost that remain, the default first; empty where nothing is known. */
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
  /** Where its states are, in a problem whose states have places. */
  readonly map?: StateMap
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

import type { Puzzle } from '../puzzles/puzzle'
import type { ReachedTable } from '../structures/reachedTable'

/** A node of the search tree, by number: the start is 0, then in the order of generation. */
export type Node = number

/** Why a child was pruned. */
export const pruneReasons = ['reached'] as const
export type PruneReason = (typeof pruneReasons)[number]

/** How a search ended. */
export type Outcome =
  | { readonly kind: 'solved'; readonly node: Node }
  | { readonly kind: 'exhausted' }

/** What a search tells about itself while it runs; the recorder's writing side. */
export interface SearchTree {
  /** Makes the root, of depth 0. */
  root(): Node
  /** Says that a node leaves the frontier to be expanded; the answer is the event's number. */
  expand(node: Node): number
  /** Generates the children of a node, one at a time. */
  children(node: Node): Iterable<Node>
  /** Says that the child just generated is not kept, and which earlier node it repeats. */
  prune(child: Node, reason: PruneReason, twin: Node): void
  isGoal(node: Node): boolean
  /** Says that a node is a goal, and makes it the outcome. */
  solve(node: Node): Outcome
}

/** Everything a solver is given. */
export interface Search<Option extends string = string> {
  readonly puzzle: Puzzle
  readonly tree: SearchTree
  readonly reached: ReachedTable
  /** The chosen value of each of the solver's options. */
  readonly options: Readonly<Record<Option, string>>
}

/** A search as it runs: it pauses at every expansion, and returns how it ended. */
export type Steps = Generator<number, Outcome, void>

/** A choice that a solver leaves to its user; the first value is the usual one. */
export interface SolverOption {
  readonly name: string
  readonly values: readonly string[]
}

/** A solver as the index lists it. */
export interface Solver {
  readonly id: string
  /** The order in which nodes leave the frontier. */
  readonly frontier: 'queue'
  readonly options: readonly SolverOption[]
  run(search: Search): Steps
}

import type { Problem } from '../problems/problem'
import type { ReachedTable } from '../structures/reachedTable'

/** A node of the search tree, by number: the start is 0, then in the order of generation. */
export type Node = number

/**
 * Why a child was pruned: its state was `reached` before; its move `undoes` the one before; it
 * stands at the `depth-limit`; its f is `over-limit`.
 */
export const pruneReasons = ['reached', 'undoes', 'depth-limit', 'over-limit'] as const
export type PruneReason = (typeof pruneReasons)[number]

/** Why a node that waited was dropped: the frontier of a beam search is full, and it is the worst. */
export const dropReasons = ['beam-full'] as const
export type DropReason = (typeof dropReasons)[number]

/** From which end a node was reached. */
export type Side = 'forward' | 'backward'

/** How a search ended. */
export type Outcome =
  | { readonly kind: 'solved'; readonly node: Node }
  /** Nothing is left to expand. */
  | { readonly kind: 'exhausted' }
  /** Nothing is left to expand within the depth limit. */
  | { readonly kind: 'limit' }

/** What a search yields at each expansion: the node that is being expanded. */
export type Expansion = Node

/**
 * What a search tells about itself while it runs; the recorder's writing side. What cannot be true
 * is answered with a `SearchMisuse` that says what would be right, so that a mistake in a solver
 * shows where it is made.
 */
export interface SearchTree {
  /** Makes a root, of depth 0: the start, or the goal for a search that goes backward. */
  root(side?: Side): Node
  /**
   * Says that a waiting node leaves the frontier to be expanded. The answer is to be yielded, each
   * time: the recorder takes one expansion after the other, and so can stop after any of them.
   */
  expand(node: Node): Expansion
  /** Generates the children of the node being expanded, one at a time. */
  children(node: Node): Iterable<Node>
  /** Says that the child just generated is not kept, and which earlier node it repeats, if any. */
  prune(child: Node, reason: PruneReason, twin?: Node): void
  /** Says that a waiting node leaves the frontier for good, without being expanded. */
  drop(node: Node, reason: DropReason): void
  /**
   * Says that the child just generated reaches a state more cheaply than an earlier node, which it
   * replaces.
   */
  supersede(earlier: Node, child: Node): void
  /** Begins the tree anew, with a limit that is higher than the one before. */
  beginIteration(limit: number): void
  isGoal(node: Node): boolean
  /**
   * Says that a waiting node is a goal, or that it meets a node of the other side with the same
   * state, and makes it the outcome.
   */
  solve(node: Node, meets?: Node): Outcome
  depth(node: Node): number
  side(node: Node): Side
  /** The estimate of the moves that remain (h), by the heuristic that was chosen. */
  h(node: Node): number
  /** The estimate for the start. */
  startH(): number
  /** Whether a node's move takes back the move that made its parent. */
  undoes(node: Node): boolean
}

/** Everything a solver is given. */
export interface Search<Option extends string = string> {
  readonly problem: Problem
  readonly tree: SearchTree
  readonly reached: ReachedTable
  /** The chosen value of each of the solver's options. */
  readonly options: Readonly<Record<Option, string>>
}

/** A search as it runs: it yields each expansion, and returns how it ended. */
export type Steps = Generator<Expansion, Outcome, void>

/** A choice that a solver leaves to its user. */
export interface SolverOption {
  readonly name: string
  /** What can be chosen, the default first; for a number, the default text of it. */
  readonly values: readonly string[]
  /** For a number: the least and the most it may be. The default text may stand for none. */
  readonly range?: readonly [number, number]
}

/** Why a solver cannot be run on a problem. */
export type Refusal = 'irreversible' | 'no-single-goal' | 'no-heuristic'

/** A solver as the index lists it. */
export interface Solver {
  readonly id: string
  /**
   * The order in which nodes leave the frontier: the oldest first; the newest first; the newest
   * family first, and of it the eldest; the least f, g or h first.
   */
  readonly frontier: 'queue' | 'stack' | 'path' | 'least-f' | 'least-g' | 'least-h'
  readonly options: readonly SolverOption[]
  /** When it compares nodes with the goal, unless it leaves that to an option. */
  readonly goalTest?: 'generation' | 'expansion'
  /** True when it keeps no node that it has done with, so that its memory need not grow. */
  readonly forgets?: boolean
  /** Why it cannot run with these options on a problem, if so. */
  readonly refuses?: (
    problem: Problem,
    options: Readonly<Record<string, string>>,
  ) => Refusal | undefined
  run(search: Search): Steps
}

import type { Costs, Heuristic, Problem } from '../problems/problem'
import type { ReachedTable } from '../structures/reachedTable'
import type { NumberedCall } from './callSite'
import type { SolverOption, ValuesOf } from './manifest/option'

/** A node of the search tree, by number: the start is 0, then in the order of generation. */
export type Node = number

/**
 * Why a child was pruned: its state was `reached` before; its move `undoes` the one before; the
 * option `limit` cuts it off (`depth-limit`), at that depth where nodes are tested for the goal as
 * they are generated, else below it; its f is `over-limit`.
 */
export const pruneReasons = ['reached', 'undoes', 'depth-limit', 'over-limit'] as const
export type PruneReason = (typeof pruneReasons)[number]

/** Why a node that waited was dropped: the frontier is full, and the node is not among the best. */
export const dropReasons = ['beam-full'] as const
export type DropReason = (typeof dropReasons)[number]

/** From which end a node was reached. */
export type Side = 'forward' | 'backward'

/** How a search ended. */
export type Outcome =
  | { readonly kind: 'solved'; readonly node: Node }
  /** Nothing is left to expand. */
  | { readonly kind: 'exhausted' }
  /** Nothing is left to expand, but what was cut off or dropped may have led to a goal. */
  | { readonly kind: 'limit' }

/** What a search yields at each expansion: the node that is being expanded. */
export type Expansion = Node

/**
 * What a search tells about itself while it runs; the recorder's writing side. What cannot be true
 * is answered with a `SearchMisuse` that says what would be right, so that a mistake in a solver
 * shows where it is made.
 */
export interface SearchTree {
  /** Makes a root, of depth 0: the start, which begins a tree; then the goal, in a search from both ends. */
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
  /**
   * Begins the tree anew, where no node waits, with a limit that is higher than the one before: the
   * most that f may be, or a number, as of moves, where there is no heuristic or costs are ignored.
   */
  beginIteration(limit: number): void
  /** Whether a node's state is a goal. */
  isGoal(node: Node): boolean
  /**
   * Says that a waiting node is a goal, or that it meets a node of the other side with the same
   * state, and makes it the outcome. Where the goal test is at generation it is the node generated
   * last.
   */
  solve(node: Node, meets?: Node): Outcome
  /** How many moves lead from the root to a node. */
  depth(node: Node): number
  /** The path cost of a node (g), in units of the problem's costs: its depth where each action costs one. */
  g(node: Node): number
  /** From which end a node was reached. */
  side(node: Node): Side
  /** What remains (h), as the heuristic that was chosen estimates it, in the units of g. */
  h(node: Node): number
  /** The h of the start. */
  startH(): number
  /** Whether a node's move takes back the move that made its parent. */
  undoes(node: Node): boolean
  /**
   * The node on the path to a node that has its state and its g, `notReached` where there is none: a
   * circle that costs nothing could be followed for ever.
   */
  closes(node: Node): Node
}

/** Everything a solver is given. */
export interface Search<Options extends readonly SolverOption[] = readonly SolverOption[]> {
  readonly problem: Problem
  readonly tree: SearchTree
  readonly reached: ReachedTable
  /** The value of each of the solver's options: of a number a number, `Infinity` for none. */
  readonly options: ValuesOf<Options>
}

/** A search as it runs: it yields each expansion, and returns how it ended. */
export type Steps = Pick<Generator<Expansion, Outcome, void>, 'next'>

/**
 * The order in which nodes leave the frontier: the oldest first; the newest first; the newest
 * siblings first, and of them the eldest; or the least f, g or h first, and of equals the one that
 * came first. `byLevel`: no node leaves before all that are less deep.
 */
export type Frontier =
  | { readonly order: 'queue' | 'stack' | 'path' }
  | { readonly order: 'priority'; readonly by: 'f' | 'g' | 'h'; readonly byLevel?: true }

/** When a search compares nodes with the goal: as they are generated, as they leave, or never. */
export type GoalTest = 'generation' | 'expansion' | 'never'

/** What a first solution costs: the least there is, at most a known number of times that, or anything. */
export type Optimality = 'optimal' | { readonly atMost: number } | 'none'

/** Why a solver cannot be run on a problem. */
export type Refusal = 'irreversible' | 'no-single-goal' | 'no-heuristic'

/** The source of a search of one's own. */
export interface OwnSource {
  /** As it was written. */
  readonly text: string
  /** The same, packed, as it stands in settings. */
  readonly code: string
  /** Its calls, by number less 1. */
  readonly calls: readonly NumberedCall[]
}

/** What is known of a solver: all that is shown, asked, checked and said of it follows from this. */
export interface Solver<Options extends readonly SolverOption[] = readonly SolverOption[]> {
  /** Its name in an address and on a command line. */
  readonly id: string
  /** The file in this folder whose lines do the work. */
  readonly source: `${string}.ts`
  readonly options: Options
  readonly frontier: Frontier
  /** What f is where it is not g + h. Values that are equal must be equal numbers, to the last bit. */
  f?(g: number, h: number, options: ValuesOf<Options>): number
  goalTest(options: ValuesOf<Options>): GoalTest
  /**
   * What is known of the first solution it finds, with a heuristic if it has that option, and with
   * costs if the problem has any.
   */
  optimality(
    options: ValuesOf<Options>,
    heuristic: Heuristic | undefined,
    costs: Costs | undefined,
  ): Optimality
  /** True when it does not look at what moves cost. */
  readonly ignoresCosts?: boolean
  /** True when it grows a tree from the goal too: it needs one goal, and moves that can be undone. */
  readonly twoSided?: boolean
  /**
   * True when it keeps no node that it has done with, so that its memory need not grow, and looks no
   * state up among those it has reached.
   */
  readonly forgets?: boolean
  /**
   * True when it may ask about a pruned child again, or about a node of an earlier iteration: past the
   * record no other node gets the number of one.
   */
  readonly remembersPruned?: boolean
  /** Where it comes from, if it was written in the page. */
  readonly own?: OwnSource
  /** The option whose value cannot be had on a problem, and why. */
  refuses?(
    problem: Problem,
    options: ValuesOf<Options>,
  ): { readonly option: Options[number]['name']; readonly refusal: Refusal } | undefined
  run(search: Search<Options>): Steps
}

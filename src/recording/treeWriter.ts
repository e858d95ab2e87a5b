import type { Action, Bound, Puzzle } from '../puzzles/puzzle'
import { Successors } from '../puzzles/successors'
import { pruneReasons } from '../solvers/solver'
import type { Node, Outcome, PruneReason, SearchTree, Side } from '../solvers/solver'
import { ChildIterator } from './childIterator'
import { Columns, Int32Log, never } from './columns'
import { IterationLog } from './iterationLog'
import { leavesFrontier } from './landmark'
import type { Landmark, LandmarkKind, RunOutcome } from './landmark'
import { kept, reasonCodes } from './reasonCodes'
import { createSearchKeys } from './searchKeys'
import type { SearchKeys } from './searchKeys'
import { solutionThrough } from './solutionThrough'

/** What a tree writer is made for. */
export interface TreeWriterOptions {
  /** The most rows that are kept. */
  readonly budget: number
  /** The bound that estimates are taken from. */
  readonly bound?: Bound | undefined
  /** True when the search keeps no node that it has done with. */
  readonly forgets?: boolean | undefined
}

const sides: readonly Side[] = ['forward', 'backward']

/**
 * The recorder's writing side: a solver tells it what it does, and it fills the columns.
 * While `rows` is under the budget every generated node is a row; after that only the nodes that
 * the solver keeps take room, nothing more is recorded, and the counts go on.
 */
export class TreeWriter implements SearchTree {
  readonly columns = new Columns()
  readonly expansions = new Int32Log()
  readonly landmarks: Landmark[] = []
  readonly iterations = new IterationLog()
  /** What reached states are compared by. */
  readonly keys: SearchKeys
  /** Recorded rows and events; they stand still once the budget is reached. */
  rows = 0
  events = 0
  /** Counts of the whole run, recorded or not. */
  readonly perLevel: number[] = []
  readonly prunedBy = new Float64Array(pruneReasons.length + 1)
  generated = 0
  expanded = 0
  allEvents = 0
  overBudget = false
  /** Nodes held: the recorded rows, and past the budget the nodes that the solver keeps. */
  nodes = 0
  solutions = 0
  /** The actions of the first solution. */
  solution: readonly Action[] | undefined
  private left = 0
  private readonly superseded = new Set<Node>()
  private readonly successors = new Successors()
  private readonly childIterator = new ChildIterator(this, this.successors)
  private readonly budget: number
  private readonly bound: Bound | undefined
  private readonly forgets: boolean

  constructor(
    private readonly puzzle: Puzzle,
    { budget, bound, forgets = false }: TreeWriterOptions,
  ) {
    this.budget = budget
    this.bound = bound
    this.forgets = forgets
    this.keys = createSearchKeys(puzzle, this.columns)
  }

  root(side: Side = 'forward'): Node {
    const state = side === 'forward' ? this.puzzle.start : this.puzzle.goal
    if (!state) throw new TypeError('a puzzle without a single goal state has no root backward')
    const node = this.append(-1, state.low, state.high, 0)
    this.columns.side[node] = sides.indexOf(side)
    // A bound that follows the piece that moved starts from here.
    if (this.bound) this.columns.estimate[node] = this.bound.of(state.low, state.high)
    return node
  }

  expand(node: Node): number {
    const event = this.allEvents++
    this.expanded++
    this.columns.leftAt[node] = event
    if (!this.overBudget) {
      this.events = this.allEvents
      this.expansions.push(node)
    } else if (this.forgets) {
      this.forgetBehind(node)
    }
    return event
  }

  children(node: Node): Iterable<Node> {
    const { low, high } = this.columns
    this.puzzle.successors(low[node], high[node], this.successors)
    return this.childIterator.from(node)
  }

  prune(child: Node, reason: PruneReason, twin: Node = -1): void {
    const code = reasonCodes[reason]
    this.prunedBy[code]++
    this.perLevel[this.columns.depth[child]]--
    if (child >= this.rows) {
      this.nodes--
      return
    }
    this.columns.reason[child] = code
    this.columns.twin[child] = twin
  }

  supersede(earlier: Node, child: Node): void {
    this.superseded.add(earlier)
    const waiting = !this.hasLeft(earlier)
    const event = this.note({ kind: 'supersede', node: earlier, by: child, waiting })
    if (waiting) this.columns.leftAt[earlier] = event
    if (child < this.rows) this.columns.twin[child] = earlier
  }

  beginIteration(limit: number): void {
    if (this.overBudget) this.nodes = this.rows
    this.iterations.begin(limit, this.generated, this.expanded)
    this.note({ kind: 'iteration', limit, firstRow: this.nodes })
  }

  isGoal(node: Node): boolean {
    return this.puzzle.isGoal(this.columns.low[node], this.columns.high[node])
  }

  solve(node: Node, meets?: Node): Outcome {
    this.solutions++
    this.solution ??= solutionThrough(this.puzzle, this.columns, node, meets)
    this.columns.leftAt[node] = this.note({ kind: 'solution', node, meets })
    return { kind: 'solved', node }
  }

  depth(node: Node): number {
    return this.columns.depth[node]
  }

  side(node: Node): Side {
    return sides[this.columns.side[node]]
  }

  estimate(node: Node): number {
    const { bound, columns } = this
    if (!bound) throw new TypeError('a search that estimates needs a bound')
    const { low, high, parent } = columns
    const above = parent[node]
    const estimate =
      above < 0 || !bound.after
        ? bound.of(low[node], high[node])
        : bound.after(columns.estimate[above], low[above], high[above], columns.action[node])
    columns.estimate[node] = estimate
    return estimate
  }

  startEstimate(): number {
    const { low, high } = this.puzzle.start
    return this.bound?.of(low, high) ?? 0
  }

  undoes(node: Node): boolean {
    const { parent, low, high } = this.columns
    const above = parent[parent[node]] ?? -1
    return above >= 0 && low[above] === low[node] && high[above] === high[node]
  }

  isSuperseded(node: Node): boolean {
    return this.superseded.has(node)
  }

  hasLeft(node: Node): boolean {
    return this.columns.leftAt[node] !== never
  }

  /** Ends the record with how the run ended. */
  finish(outcome: RunOutcome): void {
    this.note({ kind: 'finish', outcome })
  }

  /** Appends a generated node and returns its number. */
  append(parent: Node, low: number, high: number, action: number): Node {
    const node = this.nodes++
    const columns = this.columns
    columns.reserve(this.nodes)
    const depth = parent < 0 ? 0 : columns.depth[parent] + 1
    columns.low[node] = low
    columns.high[node] = high
    columns.parent[node] = parent
    columns.action[node] = action
    columns.depth[node] = depth
    columns.reason[node] = kept
    columns.twin[node] = -1
    columns.leftAt[node] = never
    columns.side[node] = parent < 0 ? 0 : columns.side[parent]
    columns.generatedAt[node] = this.allEvents++
    this.keys.write(node, low, high)
    this.generated++
    if (depth === this.perLevel.length) this.perLevel.push(0)
    this.perLevel[depth]++
    this.iterations.count(depth)
    if (this.rows === this.budget) this.overBudget = true
    if (!this.overBudget) {
      this.rows = this.nodes
      this.events = this.allEvents
    }
    return node
  }

  /**
   * Lets go of what a depth-first search generated before it came to a node: all that follows the
   * node's own family, since the families of its ancestors stand before it.
   */
  private forgetBehind(node: Node): void {
    const { parent } = this.columns
    let end = node + 1
    while (end < this.nodes && parent[end] === parent[node]) end++
    this.nodes = Math.max(this.rows, end)
  }

  private note(landmark: LandmarkKind): number {
    const event = this.allEvents++
    if (this.overBudget) return event
    if (leavesFrontier(landmark)) this.left++
    this.landmarks.push({ ...landmark, event, left: this.left })
    this.events = this.allEvents
    return event
  }
}

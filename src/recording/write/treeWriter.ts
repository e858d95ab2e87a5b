import type { Action, Costs, Heuristic, Problem } from '../../problems/problem'
import { mostCost } from '../../problems/costs'
import { inCosts } from '../costs'
import { Successors } from '../../problems/successors'
import type {
  DropReason,
  Expansion,
  Node,
  Outcome,
  PruneReason,
  SearchTree,
  Side,
} from '../../solvers/solver'
import { callSite } from '../../solvers/callSite'
import { CallLog } from './callLog'
import { checkMeeting } from './checkMeeting'
import { ChildIterator } from './childIterator'
import {
  Int32Log,
  capacityOf,
  clearRows,
  createColumns,
  reserveRows,
  suitColumns,
} from '../columns'
import type { Columns } from '../columns'
import { HeuristicValues } from './heuristicValues'
import { endOfSiblings, hasGrandparentsState } from '../query/path'
import { IterationLog } from './iterationLog'
import type { MarkerKind, RunOutcome } from '../marker'
import { MarkerLog } from './markerLog'
import { Newest } from './newest'
import { NodeCounts } from './nodeCounts'
import { codeOf } from '../reasonCodes'
import { createSearchKeys } from './searchKeys'
import type { SearchKeys } from './searchKeys'
import { SearchGuard } from './searchGuard'
import { notACost, notAGoal, notTwin } from './searchMisuse'
import { solutionActions } from '../query/boardPath'

/** What a tree writer is made for. */
export interface TreeWriterOptions {
  /** The most rows that are kept. */
  readonly budget: number
  /** The heuristic that estimates are taken from. */
  readonly heuristic?: Heuristic | undefined
  /** True when nodes are compared with the goal before they come to the frontier. */
  readonly testsFirst?: boolean | undefined
  /** True when a second tree grows from the goal. */
  readonly twoSided?: boolean | undefined
  /** True when the search keeps no node that it has done with. */
  readonly forgets?: boolean | undefined
  /** The columns to fill; they may hold what an earlier run left there. */
  readonly columns?: Columns | undefined
}

// The rows of a block are still in the processor's cache when they are written.
const block = 1024

const sides: readonly Side[] = ['forward', 'backward']

/**
 * The recorder's writing side: a solver tells it what it does, and it fills the columns.
 * While `rows` is under the budget every generated node is a row; after that only the nodes that
 * the solver keeps take room, nothing more is recorded, and the counts go on.
 */
export class TreeWriter implements SearchTree {
  readonly columns: Columns
  readonly expansions = new Int32Log()
  readonly calls = new CallLog()
  private readonly markerLog = new MarkerLog()
  readonly markers = this.markerLog.markers
  readonly iterations = new IterationLog()
  /** What reached states are compared by. */
  readonly keys: SearchKeys
  /** Recorded rows and events; they stand still once the budget is reached. */
  rows = 0
  events = 0
  /** Counts of the whole run, recorded or not. */
  readonly counts = new NodeCounts()
  expanded = 0
  dropped = 0
  notes = 0
  overBudget = false
  /** Nodes held: the recorded rows, and past the budget the nodes that the solver keeps. */
  nodes = 0
  solutions = 0
  /** The actions of the first solution. */
  solution: readonly Action[] | undefined
  /** How many rows were cleared so far. */
  private cleared = 0
  private readonly newest = new Newest()
  private readonly guard = new SearchGuard()
  private readonly successors = new Successors()
  private readonly childIterator = new ChildIterator(this, this.successors)
  private readonly canonical: boolean
  private readonly costs: Costs | undefined
  private readonly budget: number
  private readonly heuristicValues: HeuristicValues
  private readonly testsFirst: boolean
  private readonly forgets: boolean
  private readonly twoSided: boolean

  constructor(
    private readonly problem: Problem,
    {
      budget,
      heuristic,
      testsFirst = false,
      forgets = false,
      twoSided = false,
      columns = createColumns(),
    }: TreeWriterOptions,
  ) {
    suitColumns(columns, problem.costs ? 'own' : 'one')
    this.columns = columns
    this.costs = problem.costs
    this.budget = budget
    this.heuristicValues = new HeuristicValues(columns, this.newest, heuristic)
    this.testsFirst = testsFirst
    this.forgets = forgets
    this.twoSided = twoSided
    this.canonical = problem.canonical !== undefined
    this.keys = createSearchKeys(problem, columns)
  }

  root(side: Side = 'forward'): Node {
    const state = side === 'forward' ? this.problem.start : this.problem.goal
    if (!state) throw new TypeError('a problem without a single goal state has no root backward')
    this.newest.beginRoot(sides.indexOf(side))
    this.calls.beginFamily()
    this.makeRoom(1)
    const node = this.generate(state.low, state.high, 0)
    this.counts.generate(0, 1)
    this.heuristicValues.begin(node)
    return node
  }

  expand(node: Node): Expansion {
    this.guard.expand(node, this.nodes)
    this.expanded++
    if (!this.overBudget) {
      this.columns.leftAt[node] = this.events++
      this.expansions.push(node)
      this.calls.note()
    } else if (this.forgets) {
      this.forgetBehind(node)
    }
    return node
  }

  /** Takes note that the search goes on, after it has yielded an expansion. */
  resume(): void {
    this.guard.resume()
  }

  children(node: Node): Iterable<Node> {
    this.guard.children(node)
    this.countChildren()
    const { columns, successors, newest } = this
    newest.beginFamily(columns, node)
    this.calls.beginFamily()
    this.problem.successors(newest.parentLow, newest.parentHigh, successors)
    this.makeRoom(successors.count)
    return this.childIterator.begin()
  }

  prune(child: Node, reason: PruneReason, twin: Node = -1): void {
    const { columns } = this
    const code = codeOf(reason)
    const isRow = child < this.rows
    this.guard.prune(child, this.nodes, isRow)
    if (twin !== -1 && !this.hasState(child, twin)) throw notTwin(child, twin)
    this.counts.prune(this.newest.depth, code)
    if (isRow) {
      columns.reason[child] = code
      columns.twin[child] = twin
    } else {
      this.nodes = child
    }
  }

  drop(node: Node, reason: DropReason): void {
    this.guard.drop(node, this.nodes)
    this.dropped++
    this.leave(node, this.note({ kind: 'drop', node, reason }))
  }

  supersede(earlier: Node, child: Node): void {
    const isCheaper = this.isCheaperWay(earlier, child)
    const waiting = this.guard.supersede(earlier, child, this.nodes, isCheaper)
    const event = this.note({ kind: 'supersede', node: earlier, by: child, waiting })
    if (waiting) this.leave(earlier, event)
    if (child < this.rows) this.columns.twin[child] = earlier
  }

  beginIteration(limit: number): void {
    if (this.overBudget) this.nodes = this.rows
    this.guard.beginIteration(limit, this.nodes)
    this.countChildren()
    // A limit of f counts units, as g and h do; one of depth does not.
    const told = this.heuristicValues.areAsked ? inCosts(this.problem, limit) : limit
    this.iterations.begin(told, this.counts.generatedAt, this.expanded)
    this.note({ kind: 'iteration', limit: told, firstRow: this.nodes })
  }

  isGoal(node: Node): boolean {
    const { problem, newest, columns } = this
    if (node === newest.node) return problem.isGoal(newest.low, newest.high)
    return problem.isGoal(columns.low[node], columns.high[node])
  }

  solve(node: Node, meets?: Node): Outcome {
    this.guard.solve(node, this.nodes)
    if (meets !== undefined) checkMeeting(this.columns, node, meets, this.nodes)
    else if (!this.isGoal(node)) throw notAGoal(node)
    this.solutions++
    this.solution ??= solutionActions(this.problem, this.columns, node, meets)
    const waiting = !this.testsFirst
    if (node === this.newest.node && this.newest.parent >= 0) callSite.keeps ||= callSite.now
    const event = this.note({ kind: 'solution', node, meets, waiting })
    this.leave(node, waiting ? event : this.columns.generatedAt[node])
    return { kind: 'solved', node }
  }

  depth(node: Node): number {
    return this.columns.depth[node]
  }

  g(node: Node): number {
    return this.costs ? this.columns.g[node] : this.columns.depth[node]
  }

  side(node: Node): Side {
    return sides[this.columns.side[node]]
  }

  h(node: Node): number {
    return this.heuristicValues.of(node)
  }

  startH(): number {
    return this.heuristicValues.ofStart(this.problem)
  }

  undoes(node: Node): boolean {
    if (node === this.newest.node) return this.newest.undoes()
    return hasGrandparentsState(this.columns, node)
  }

  /** Ends the record with how the run ended. */
  finish(outcome: RunOutcome): void {
    // Where one of two sides has nothing left, the other may still wait.
    const isNothingLeft = outcome.kind === 'exhausted' || outcome.kind === 'limit'
    if (isNothingLeft && !this.twoSided) this.guard.checkNothingWaits(this.nodes)
    this.note({ kind: 'finish', outcome })
  }

  /** Writes down the next node of a family that was begun, and returns its number. */
  generate(low: number, high: number, action: number): Node {
    const node = this.nodes++
    const { columns, newest } = this
    newest.node = node
    newest.low = low
    newest.high = high
    newest.action = action
    columns.low[node] = low
    columns.high[node] = high
    columns.parent[node] = newest.parent
    columns.action[node] = action
    columns.depth[node] = newest.depth
    columns.side[node] = newest.side
    if (this.costs) this.addCost(this.costs, node)
    if (this.canonical) this.keys.write(node, low, high)
    if (this.overBudget) this.takeAgain(node)
    else this.keepRow(node)
    this.guard.generate(node)
    return node
  }

  /** Writes down the path cost of the newest node; a root has cost nothing. */
  private addCost(costs: Costs, node: Node): void {
    const { newest, columns } = this
    const { parent, parentG, parentLow, parentHigh, action } = newest
    const g = parent < 0 ? 0 : parentG + costs.of(parentLow, parentHigh, action)
    columns.g[node] = g
    if (columns.g[node] !== g) throw notACost(node, g, mostCost)
  }

  /** Makes room for some more nodes, of the depth of the newest. */
  private makeRoom(count: number): void {
    if (this.nodes + count > this.cleared) this.clear(this.nodes + count)
    this.counts.reserve(this.newest.depth)
  }

  /** Makes room for a number of nodes, and clears their rows. */
  private clear(nodes: number): void {
    const { columns } = this
    reserveRows(columns, nodes)
    this.guard.reserve(capacityOf(columns))
    const end = Math.max(nodes, Math.min(capacityOf(columns), this.cleared + block))
    clearRows(columns, this.cleared, end)
    this.cleared = end
  }

  /** A node's number may be that of one that was pruned or forgotten before. */
  private takeAgain(node: Node): void {
    this.columns.h[node] = 0
    this.guard.wait(node)
  }

  /** Makes a generated node a row, if the budget allows. */
  private keepRow(node: Node): void {
    if (this.rows === this.budget) {
      this.overBudget = true
      return
    }
    this.columns.generatedAt[node] = this.events++
    this.calls.generate()
    this.rows = this.nodes
  }

  /** Counts the children that were generated since it was done last. */
  countChildren(): void {
    this.counts.generate(this.newest.depth, this.childIterator.generated)
    this.childIterator.generated = 0
  }

  /** Writes down when a node left the frontier, as long as the record goes on. */
  private leave(node: Node, event: number): void {
    if (!this.overBudget) this.columns.leftAt[node] = event
  }

  /**
   * Lets go of what a depth-first search generated before it came to a node: all that follows the
   * node's own family, since the families of its ancestors stand before it.
   */
  private forgetBehind(node: Node): void {
    this.nodes = Math.max(this.rows, endOfSiblings(this.columns, node, this.nodes))
  }

  private isCheaperWay(earlier: Node, child: Node): boolean {
    return this.hasState(child, earlier) && this.g(child) < this.g(earlier)
  }

  /** Whether a node has the state of an earlier one, or one that is taken as equal. */
  private hasState(node: Node, earlier: Node): boolean {
    const { low, high } = this.keys
    return earlier < node && low[earlier] === low[node] && high[earlier] === high[node]
  }

  private note(marker: MarkerKind): number {
    this.notes++
    if (this.overBudget) return this.events
    this.markerLog.add(marker, this.events)
    this.calls.note()
    return this.events++
  }
}

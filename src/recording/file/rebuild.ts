import type { State } from '../../problems/problem'
import { Successors } from '../../problems/successors'
import type { DropReason, Node, Side } from '../../solvers/solver'
import { Int32Log, clearRows, createColumns, largestIn, never, reserveRows } from '../columns'
import type { Columns } from '../columns'
import { costOfOne } from '../costs'
import { goalTestOf } from '../goalTest'
import { leavesFrontier, leftThrough } from '../marker'
import type { MarkerKind, RunOutcome } from '../marker'
import { pathCost } from '../query/path/pathCost'
import { kept } from '../reasonCodes'
import { rootFault } from '../rootFault'
import type { Run } from '../run'
import { IterationLog } from '../write/iterationLog'
import { MarkerLog } from '../write/markerLog'
import { NodeCounts } from '../write/nodeCounts'
import { WrongLine } from './fault'
import { RebuiltFrontier } from './rebuiltFrontier'
import { sameBoards } from './sameBoards'

/** A generated node as a line tells it. */
export interface ReadRow {
  readonly board: string
  /** The path cost in units, where the problem has costs. */
  readonly g: number | undefined
  /** In units. */
  readonly h: number
  /** 0 for a kept node. */
  readonly reason: number
  readonly twin: Node
}

/**
 * Makes the columns of a recording again, event by event, and refuses what no search can do. Boards
 * follow from the moves, so that none can stand in a recording that cannot be reached.
 */
export class Rebuild {
  readonly columns: Columns
  readonly expansions = new Int32Log()
  private readonly markerLog = new MarkerLog()
  readonly markers = this.markerLog.markers
  readonly counts = new NodeCounts()
  readonly iterations = new IterationLog()
  rows = 0
  events = 0
  private readonly frontier: RebuiltFrontier
  private limit = -1
  private expanding = -1
  /** The place of the last child among the successors of the node being expanded. */
  private child = -1
  /** The nodes that were dropped, found to be solutions, or replaced: none of them is replaced. */
  private readonly settled = new Set<Node>()
  private readonly successors = new Successors()
  /** How many units a cost of one is. */
  readonly one: number
  private readonly testsFirst: boolean

  constructor(private readonly run: Run) {
    this.testsFirst = goalTestOf(run.chosen) === 'generation'
    this.columns = createColumns(undefined, run.problem.costs ? 'own' : 'one')
    this.frontier = new RebuiltFrontier(this.columns)
    this.one = costOfOne(run.problem)
  }

  /** Whether actions have costs of their own. */
  get hasCosts(): boolean {
    return this.run.problem.costs !== undefined
  }

  private get isTwoSided(): boolean {
    return this.run.chosen.solver.twoSided === true
  }

  /** The largest h that a row can hold, in units. */
  get mostH(): number {
    return largestIn(this.columns.h)
  }

  root(side: Side, row: ReadRow): void {
    const { problem } = this.run
    const tree = { nodes: this.rows - this.frontier.firstRow, hasExpanded: this.expanding >= 0 }
    const state = side === 'forward' ? problem.start : problem.goal
    if (!state || rootFault(side, tree, this.isTwoSided)) {
      throw new WrongLine({ kind: 'root-out-of-place' })
    }
    this.append(-1, 0, 0, side === 'forward' ? 0 : 1, state, row)
  }

  generate(parent: Node, action: number, row: ReadRow): void {
    this.existing(parent)
    const { columns, successors, expanding, run } = this
    if (parent !== expanding) {
      throw new WrongLine({ kind: 'wrong-parent', parent, expanded: expanding })
    }
    const left = successors.action.subarray(this.child + 1, successors.count)
    const place = this.child + 1 + left.indexOf(action)
    if (place === this.child) {
      const { low, high } = columns
      const board = run.problem.format({ low: low[parent], high: high[parent] })
      throw new WrongLine({ kind: 'impossible-move', action, board, possible: [...left] })
    }
    this.child = place
    const state = { low: successors.low[place], high: successors.high[place] }
    this.append(parent, action, columns.depth[parent] + 1, columns.side[parent], state, row)
  }

  expand(node: Node): void {
    this.checkWaiting(node)
    const { columns } = this
    this.frontier.leave(node, this.events++)
    this.expansions.push(node)
    this.expanding = node
    this.child = -1
    this.run.problem.successors(columns.low[node], columns.high[node], this.successors)
  }

  solve(node: Node, meets: Node | undefined): void {
    this.checkWaiting(node)
    const { low, high, side, generatedAt } = this.columns
    // A goal that never waits is met before anything else happens.
    if (this.testsFirst && generatedAt[node] !== this.events - 1) {
      throw new WrongLine({ kind: 'not-waiting', node })
    }
    if (meets === undefined) {
      const isGoal = side[node] === 0 && this.run.problem.isGoal(low[node], high[node])
      if (!isGoal) throw new WrongLine({ kind: 'not-a-goal', node })
    } else {
      this.existing(meets)
      if (low[node] !== low[meets] || high[node] !== high[meets] || side[node] === side[meets]) {
        throw new WrongLine({ kind: 'other-board', node, other: meets })
      }
    }
    this.note({ kind: 'solution', node, meets, waiting: !this.testsFirst })
  }

  supersede(node: Node, by: Node): void {
    this.existing(node)
    this.existing(by)
    const { columns, run } = this
    if (columns.generatedAt[by] !== this.events - 1 || columns.reason[by] !== kept) {
      throw new WrongLine({ kind: 'not-newest', node: by })
    }
    const isCheaper = pathCost(columns, by) < pathCost(columns, node)
    if (!isCheaper || columns.twin[by] !== node || !sameBoards(run.problem, columns, node, by)) {
      throw new WrongLine({ kind: 'other-board', node, other: by })
    }
    if (!this.frontier.isInTree(node) || this.settled.has(node)) {
      throw new WrongLine({ kind: 'not-waiting', node })
    }
    this.note({ kind: 'supersede', node, by, waiting: columns.leftAt[node] === never })
  }

  drop(node: Node, reason: DropReason): void {
    this.checkWaiting(node)
    this.note({ kind: 'drop', node, reason })
  }

  iterate(limit: number): void {
    if (limit <= this.limit) {
      const expected = `> ${this.limit}`
      throw new WrongLine({ kind: 'wrong-figure', field: 'iteration', found: `${limit}`, expected })
    }
    this.frontier.checkNothingWaits()
    this.limit = limit
    this.frontier.firstRow = this.rows
    this.expanding = -1
    this.iterations.begin(limit, this.counts.generatedAt, this.expansions.length)
    this.note({ kind: 'iteration', limit, firstRow: this.rows })
  }

  /** Where one of two sides has nothing left, the other may still wait. */
  finish(outcome: RunOutcome): void {
    const isNothingLeft = outcome.kind === 'exhausted' || outcome.kind === 'limit'
    if (isNothingLeft && !this.isTwoSided) this.frontier.checkNothingWaits()
    this.note({ kind: 'finish', outcome })
  }

  /** Adds an event that is no row and no expansion. */
  private note(kind: MarkerKind): void {
    const marker = this.markerLog.add(kind, this.events++)
    if ('node' in marker) this.settled.add(marker.node)
    if (!leavesFrontier(marker)) return
    const { node } = marker
    this.frontier.leave(node, leftThrough(marker, this.columns.generatedAt[node]))
  }

  private append(
    parent: Node,
    action: number,
    depth: number,
    side: number,
    { low, high }: State,
    { board, g, h, reason, twin }: ReadRow,
  ): void {
    const expected = this.run.problem.format({ low, high })
    if (board !== expected) throw new WrongLine({ kind: 'wrong-board', found: board, expected })
    const { columns, counts } = this
    const node = this.rows
    reserveRows(columns, node + 1)
    clearRows(columns, node, node + 1)
    columns.parent[node] = parent
    columns.depth[node] = depth
    columns.side[node] = side
    columns.low[node] = low
    columns.high[node] = high
    columns.action[node] = action
    columns.generatedAt[node] = this.events
    columns.reason[node] = reason
    columns.twin[node] = twin
    columns.h[node] = h
    this.addCost(node, g)
    if (twin >= 0) {
      this.existing(twin)
      if (!sameBoards(this.run.problem, columns, node, twin)) {
        throw new WrongLine({ kind: 'other-board', node, other: twin })
      }
    }
    counts.reserve(depth)
    if (reason === kept) this.frontier.add()
    else counts.prune(reason)
    counts.generate(depth, 1)
    this.rows++
    this.events++
  }

  /** Writes down what the path of a node costs; the file has to say the same. */
  private addCost(node: Node, told: number | undefined): void {
    const { columns, one } = this
    const { low, high, parent, action } = columns
    const { costs } = this.run.problem
    const above = parent[node]
    const g =
      costs && above >= 0 ? columns.g[above] + costs.of(low[above], high[above], action[node]) : 0
    if (told !== (costs && g)) {
      const found = told === undefined ? '' : `${told / one}`
      throw new WrongLine({ kind: 'wrong-figure', field: 'g', found, expected: `${g / one}` })
    }
    if (costs) columns.g[node] = g
  }

  private existing(node: Node): void {
    if (node >= this.rows) throw new WrongLine({ kind: 'not-yet', node, rows: this.rows })
  }

  /** Refuses a node that cannot leave the frontier now. */
  private checkWaiting(node: Node): void {
    this.existing(node)
    this.frontier.checkWaiting(node)
  }
}

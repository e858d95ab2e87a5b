import { mostPathCost } from '../../problems/costs'
import type { Costs } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import { capacityOf, clearRows, reserveRows } from '../columns'
import type { Columns } from '../columns'
import { endOfSiblings } from '../query/path/path'
import type { Run } from '../run'
import type { EventLog } from './eventLog'
import { nobody } from './newest'
import type { Newest } from './newest'
import { SearchGuard } from './searchGuard'
import { createSearchKeys } from './searchKeys'
import type { SearchKeys } from './searchKeys'
import { SearchMisuse } from './searchMisuse'

// The rows of a block are still in the processor's cache when they are written.
const block = 1024

/**
 * The nodes that a search holds, in columns. While there are fewer than the budget every generated
 * node is a row; after that only the nodes that the solver keeps take room.
 */
export class HeldNodes {
  /** What reached states are compared by. */
  readonly keys: SearchKeys
  /** What can be done with them. */
  readonly guard = new SearchGuard(this)
  /** Nodes held. */
  count = 0
  /** Those of them that are recorded rows. */
  rows = 0
  /** How many rows were cleared so far. */
  private cleared = 0
  /** The newest node, while it is not written down yet. */
  private unwritten: Node = nobody
  /** False when most generated nodes need not be written down at all. */
  private writesAtOnce = true
  /** True when the search keeps no node that it has done with. */
  readonly forgets: boolean
  /** False when no other node may get the number of a pruned child. */
  private readonly freesNumbers: boolean
  private readonly canonical: boolean
  private readonly costs: Costs | undefined

  /** @param budget the most rows that are kept */
  constructor(
    { problem, chosen }: Run,
    readonly columns: Columns,
    private readonly newest: Newest,
    private readonly log: EventLog,
    private readonly budget: number,
  ) {
    const { forgets = false, remembersPruned = false } = chosen.solver
    this.forgets = forgets
    this.freesNumbers = !remembersPruned
    this.canonical = problem.canonical !== undefined
    this.costs = problem.costs
    this.keys = createSearchKeys(problem, columns)
  }

  /** Takes the next node of a family that was begun, and returns its number. */
  generate(low: number, high: number, action: number): Node {
    const node = this.count++
    this.newest.generate(node, low, high, action)
    if (this.writesAtOnce) this.write(node)
    else this.unwritten = node
    return node
  }

  /** Writes the newest node down, if that was put off. */
  settle(): void {
    if (this.unwritten >= 0) this.write(this.unwritten)
  }

  /** Whether a node is the newest, and not written down yet. */
  isUnwritten(node: Node): boolean {
    return node === this.unwritten
  }

  /** Lets go of the newest node, which is no row: its number is free again, if that may be. */
  letGo(node: Node): void {
    this.unwritten = nobody
    if (this.freesNumbers) this.count = node
  }

  /** Makes room for a number of nodes more, and clears their rows. */
  makeRoom(more: number): void {
    if (this.count + more > this.cleared) this.clear(this.count + more)
  }

  /**
   * Lets go of what a depth-first search generated before it came to a node: all that follows the
   * node's own family, since the families of its ancestors stand before it.
   */
  forgetBehind(node: Node): void {
    if (this.writesAtOnce) return
    const end = Math.max(this.rows, endOfSiblings(this.columns, node, this.count))
    // A search that comes back to what a depth-first one has done with is let forget no more.
    if (this.guard.isWaitingFrom(end)) this.writesAtOnce = true
    else this.count = end
  }

  /** Lets go of every node that is no row, if the search forgets. */
  forgetAll(): void {
    if (this.forgets) this.count = this.rows
  }

  /** Whether a node has the state of an earlier one, or one that is taken as equal. */
  hasState(node: Node, earlier: Node): boolean {
    const { low, high } = this.keys
    return earlier < node && low[earlier] === low[node] && high[earlier] === high[node]
  }

  private write(node: Node): void {
    this.unwritten = nobody
    const { columns, newest } = this
    const { low, high } = newest
    columns.low[node] = low
    columns.high[node] = high
    columns.parent[node] = newest.parent
    columns.action[node] = newest.action
    columns.depth[node] = newest.depth
    columns.side[node] = newest.side
    if (this.costs !== undefined) this.writeCost(this.costs, node)
    if (this.canonical) this.keys.write(node, low, high)
    this.guard.generate(node)
    if (this.log.isRecording) this.keepRow(node)
    else this.takeAgain(node)
  }

  /** A node's number may be that of one that was pruned or forgotten before. */
  private takeAgain(node: Node): void {
    this.columns.h[node] = this.newest.h
    this.guard.wait(node)
  }

  /** Writes down the path cost of the newest node. */
  private writeCost(costs: Costs, node: Node): void {
    const { columns } = this
    const g = this.newest.g(costs)
    if (!Number.isSafeInteger(g) || g < 0) {
      throw new SearchMisuse({ kind: 'not-units', node, name: 'g', value: g, most: mostPathCost })
    }
    columns.g[node] = g
  }

  /** Makes a generated node a row, if the budget allows. */
  private keepRow(node: Node): void {
    if (this.rows === this.budget) {
      this.log.isRecording = false
      // A search that forgets compares with no reached states: nobody looks a new node up.
      this.writesAtOnce = !this.forgets
      this.takeAgain(node)
      return
    }
    this.columns.generatedAt[node] = this.log.generate()
    this.rows = this.count
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
}

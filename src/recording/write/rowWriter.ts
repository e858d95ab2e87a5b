import type { Problem } from '../../problems/problem'
import type { Node } from '../../solvers/solver'
import { Columns, Int32Log } from '../columns'
import type { MarkerKind } from '../marker'
import { writeFamily, writeKept } from './families'
import { Family } from './family'
import { MarkerLog } from './markerLog'
import { NodeCounts } from './nodeCounts'
import { createSearchKeys } from './searchKeys'
import type { SearchKeys } from './searchKeys'

/**
 * Fills the columns: while `rows` is under the budget every generated node is a row; after that
 * only the nodes that the solver keeps take room, nothing more is recorded, and the counts go on.
 */
export class RowWriter {
  readonly expansions = new Int32Log()
  private readonly markerLog = new MarkerLog()
  readonly markers = this.markerLog.markers
  /** What reached states are compared by. */
  readonly keys: SearchKeys
  /** Recorded rows and events; they stand still once the budget is reached. */
  rows = 0
  events = 0
  overBudget = false
  /** Counts of the whole run, recorded or not. */
  readonly counts = new NodeCounts()
  notes = 0
  /** Nodes held: the recorded rows, and past the budget the nodes that the solver keeps. */
  nodes = 0
  protected readonly family = new Family(this)
  private readonly canonical: boolean

  constructor(
    protected readonly problem: Problem,
    private readonly budget: number,
    readonly columns = new Columns(),
  ) {
    this.canonical = problem.canonical !== undefined
    this.keys = createSearchKeys(problem, columns)
  }

  /** Writes down the next node of a family that was begun, and returns its number. */
  generate(low: number, high: number, action: number): Node {
    const node = this.nodes++
    const { columns } = this
    columns.low[node] = low
    columns.high[node] = high
    columns.action[node] = action
    if (this.canonical) this.keys.write(node, low, high)
    if (!this.overBudget) this.keepRow(node)
    return node
  }

  /**
   * Makes room for a family, and writes down there what its members share: where one is pruned past
   * the budget, the next one takes its place. Answers with the number after the last of them.
   */
  protected makeRoom(parent: Node, side: number): Node {
    const { columns, nodes } = this
    const { depth, successors } = this.family
    const end = nodes + successors.count
    columns.reserve(end)
    this.counts.reserve(depth)
    writeFamily(columns, nodes, end, parent, depth, side)
    if (!this.overBudget) writeKept(columns, nodes, end)
    return end
  }

  /** Makes a generated node a row, if the budget allows. */
  private keepRow(node: Node): void {
    if (this.rows === this.budget) {
      this.overBudget = true
      return
    }
    this.columns.generatedAt[node] = this.events++
    this.rows = this.nodes
  }

  /** Counts those of the present family that were generated since it was done last. */
  countFamily(): void {
    const { family } = this
    this.counts.generate(family.depth, family.generated - family.counted, family.pruned)
    family.counted = family.generated
    family.pruned = 0
  }

  /** Writes down when a node left the frontier, as long as the record goes on. */
  protected leave(node: Node, event: number): void {
    if (!this.overBudget) this.columns.leftAt[node] = event
  }

  /** Adds a marker, as long as the record goes on; answers with its event. */
  protected note(marker: MarkerKind): number {
    this.notes++
    if (this.overBudget) return this.events
    this.markerLog.add(marker, this.events)
    return this.events++
  }
}

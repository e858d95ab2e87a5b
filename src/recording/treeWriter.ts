import type { Puzzle } from '../puzzles/puzzle'
import { Successors } from '../puzzles/successors'
import type { Node, Outcome, PruneReason, SearchTree } from '../solvers/solver'
import type { States } from '../structures/states'
import { ChildIterator } from './childIterator'
import { Columns, Int32Log, never } from './columns'
import type { Landmark, RunOutcome } from './landmark'
import { reasonCodes } from './reasonCodes'

/**
 * The recorder's writing side: a solver tells it what it does, and it fills the columns.
 * While `rows` is under the budget every generated node is a row; after that only the nodes that
 * the solver keeps take room, nothing more is recorded, and the counts go on.
 */
export class TreeWriter implements SearchTree, States {
  readonly columns = new Columns()
  readonly expansions = new Int32Log()
  readonly landmarks: Landmark[] = []
  /** Recorded rows and events; they stand still once the budget is reached. */
  rows = 0
  events = 0
  /** Counts of the whole run, recorded or not. */
  readonly perLevel: number[] = []
  generated = 0
  expanded = 0
  pruned = 0
  allEvents = 0
  overBudget = false
  /** Nodes held: the recorded rows, and past the budget the nodes that the solver keeps. */
  nodes = 0
  private readonly successors = new Successors()
  private readonly childIterator = new ChildIterator(this, this.successors)

  constructor(
    private readonly puzzle: Puzzle,
    private readonly budget: number,
  ) {}

  get low(): Int32Array {
    return this.columns.low
  }

  get high(): Int32Array {
    return this.columns.high
  }

  root(): Node {
    const { low, high } = this.puzzle.start
    return this.append(-1, low, high, 0)
  }

  expand(node: Node): number {
    const event = this.allEvents++
    this.expanded++
    this.columns.leftAt[node] = event
    if (!this.overBudget) {
      this.events = this.allEvents
      this.expansions.push(node)
    }
    return event
  }

  children(node: Node): Iterable<Node> {
    const { low, high } = this.columns
    this.puzzle.successors(low[node], high[node], this.successors)
    return this.childIterator.from(node)
  }

  prune(child: Node, reason: PruneReason, twin: Node): void {
    this.pruned++
    this.perLevel[this.columns.depth[child]]--
    if (child >= this.rows) {
      this.nodes--
      return
    }
    this.columns.reason[child] = reasonCodes[reason]
    this.columns.twin[child] = twin
  }

  isGoal(node: Node): boolean {
    return this.puzzle.isGoal(this.columns.low[node], this.columns.high[node])
  }

  solve(node: Node): Outcome {
    const event = this.allEvents++
    this.columns.leftAt[node] = event
    this.note({ kind: 'solution', event, node })
    return { kind: 'solved', node }
  }

  /** Ends the record with how the run ended. */
  finish(outcome: RunOutcome): void {
    this.note({ kind: 'finish', event: this.allEvents++, outcome })
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
    columns.twin[node] = -1
    columns.leftAt[node] = never
    columns.generatedAt[node] = this.allEvents++
    this.generated++
    if (depth === this.perLevel.length) this.perLevel.push(0)
    this.perLevel[depth]++
    if (this.rows === this.budget) this.overBudget = true
    if (!this.overBudget) {
      this.rows = this.nodes
      this.events = this.allEvents
    }
    return node
  }

  private note(landmark: Landmark): void {
    if (this.overBudget) return
    this.landmarks.push(landmark)
    this.events = this.allEvents
  }
}

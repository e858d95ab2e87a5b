import type { Action, Heuristic, Problem } from '../../problems/problem'
import type {
  DropReason,
  Expansion,
  Node,
  Outcome,
  PruneReason,
  SearchTree,
  Side,
} from '../../solvers/solver'
import type { Columns } from '../columns'
import { HeuristicValues } from './heuristicValues'
import { endOfFamily, hasGrandparentsState } from '../query/family'
import { IterationLog } from './iterationLog'
import type { RunOutcome } from '../marker'
import { codeOf } from '../reasonCodes'
import { RowWriter } from './rowWriter'
import { SearchGuard } from './searchGuard'
import { notAGoal, notMeeting } from './searchMisuse'
import { solutionThrough } from '../query/solutionThrough'

/** What a tree writer is made for. */
export interface TreeWriterOptions {
  /** The most rows that are kept. */
  readonly budget: number
  /** The heuristic that estimates are taken from. */
  readonly heuristic?: Heuristic | undefined
  /** True when nodes are compared with the goal before they come to the frontier. */
  readonly testsFirst?: boolean | undefined
  /** True when the search keeps no node that it has done with. */
  readonly forgets?: boolean | undefined
  /** The columns to fill; they may hold what an earlier run left there. */
  readonly columns?: Columns | undefined
}

const sides: readonly Side[] = ['forward', 'backward']

/** The recorder's writing side: a solver tells it what it does, and it writes that down. */
export class TreeWriter extends RowWriter implements SearchTree {
  readonly iterations = new IterationLog()
  expanded = 0
  dropped = 0
  solutions = 0
  /** The actions of the first solution. */
  solution: readonly Action[] | undefined
  private readonly guard = new SearchGuard()
  private readonly heuristicValues: HeuristicValues
  private readonly testsFirst: boolean
  private readonly forgets: boolean

  constructor(problem: Problem, options: TreeWriterOptions) {
    super(problem, options.budget, options.columns)
    const { heuristic, testsFirst = false, forgets = false } = options
    this.heuristicValues = new HeuristicValues(this.columns, this.family, heuristic)
    this.testsFirst = testsFirst
    this.forgets = forgets
  }

  root(side: Side = 'forward'): Node {
    const state = side === 'forward' ? this.problem.start : this.problem.goal
    if (!state) throw new TypeError('a puzzle without a single goal state has no root backward')
    this.countFamily()
    this.family.beginRoot(state.low, state.high)
    this.begin(-1, sides.indexOf(side))
    this.family.next()
    const node = this.family.newest
    this.heuristicValues.begin(node)
    return node
  }

  expand(node: Node): Expansion {
    this.guard.expand(node, this.nodes)
    this.family.settle()
    this.expanded++
    if (!this.overBudget) {
      this.columns.leftAt[node] = this.events++
      this.expansions.push(node)
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
    this.countFamily()
    const { columns, family } = this
    family.begin(columns, node)
    this.problem.successors(family.parentLow, family.parentHigh, family.successors)
    this.begin(node, columns.side[node])
    return family
  }

  prune(child: Node, reason: PruneReason, twin: Node = -1): void {
    const { family, columns } = this
    if (child !== family.newest) {
      throw this.guard.notNewest(child, family.newest, this.nodes, 'be pruned')
    }
    family.settle()
    family.pruned++
    const code = codeOf(reason)
    this.counts.prune(code)
    if (child < this.rows) {
      this.guard.prune(child)
      columns.reason[child] = code
      columns.twin[child] = twin
    } else {
      this.nodes = child
    }
  }

  drop(node: Node, reason: DropReason): void {
    this.guard.drop(node, this.nodes)
    this.family.settle()
    this.dropped++
    this.leave(node, this.note({ kind: 'drop', node, reason }))
  }

  supersede(earlier: Node, child: Node): void {
    const { family, nodes } = this
    if (child !== family.newest) {
      throw this.guard.notNewest(child, family.newest, nodes, 'replace an earlier node')
    }
    family.settle()
    const waiting = this.guard.supersede(earlier, child, nodes, this.isCheaperWay(earlier, child))
    const event = this.note({ kind: 'supersede', node: earlier, by: child, waiting })
    if (waiting) this.leave(earlier, event)
    if (child < this.rows) this.columns.twin[child] = earlier
  }

  beginIteration(limit: number): void {
    if (this.overBudget) this.nodes = this.rows
    this.guard.beginIteration(limit, this.nodes)
    this.family.settle()
    this.countFamily()
    this.iterations.begin(limit, this.counts.generatedAt, this.expanded)
    this.note({ kind: 'iteration', limit, firstRow: this.nodes })
  }

  isGoal(node: Node): boolean {
    const { low, high } = this.columns
    return this.problem.isGoal(low[node], high[node])
  }

  solve(node: Node, meets?: Node): Outcome {
    this.guard.solve(node, this.nodes)
    this.checkSolution(node, meets)
    this.family.settle()
    this.solutions++
    this.solution ??= solutionThrough(this.problem, this.columns, node, meets)
    const waiting = !this.testsFirst
    const event = this.note({ kind: 'solution', node, meets, waiting })
    this.leave(node, waiting ? event : this.columns.generatedAt[node])
    return { kind: 'solved', node }
  }

  depth(node: Node): number {
    return node === this.family.newest ? this.family.depth : this.columns.depth[node]
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
    if (node === this.family.newest) return this.family.undoes()
    return hasGrandparentsState(this.columns, node)
  }

  /** Ends the record with how the run ended. */
  finish(outcome: RunOutcome): void {
    this.note({ kind: 'finish', outcome })
  }

  /** @param side 0 for a family reached from the start, 1 for one reached from the goal */
  private begin(parent: Node, side: number): void {
    const end = this.makeRoom(parent, side)
    this.guard.reserve(this.columns.capacity)
    this.guard.generate(this.nodes, end)
  }

  /**
   * Lets go of what a depth-first search generated before it came to a node: all that follows the
   * node's own family, since the families of its ancestors stand before it.
   */
  private forgetBehind(node: Node): void {
    this.nodes = Math.max(this.rows, endOfFamily(this.columns, node, this.nodes))
  }

  private isCheaperWay(earlier: Node, child: Node): boolean {
    const { keys, columns } = this
    const isSame = keys.low[earlier] === keys.low[child] && keys.high[earlier] === keys.high[child]
    return isSame && columns.depth[child] < columns.depth[earlier]
  }

  private checkSolution(node: Node, meets: Node | undefined): void {
    if (meets === undefined) {
      if (!this.isGoal(node)) throw notAGoal(node)
      return
    }
    const { low, high, side } = this.columns
    if (!(meets >= 0 && meets < this.nodes)) throw notMeeting(node, meets, 'there is no such node')
    if (side[node] === side[meets]) throw notMeeting(node, meets, 'they have the same side')
    const isSame = low[node] === low[meets] && high[node] === high[meets]
    if (!isSame) throw notMeeting(node, meets, 'their states differ')
  }
}

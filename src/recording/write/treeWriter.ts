import { Successors } from '../../problems/successors'
import { callSite } from '../../solvers/callSite'
import type { ChosenSolver } from '../../solvers/manifest/chooseSolver'
import type {
  DropReason,
  Expansion,
  Node,
  Outcome,
  PruneReason,
  SearchTree,
  Side,
} from '../../solvers/solver'
import { createColumns, suitColumns } from '../columns'
import { inCosts, limitKind } from '../costs'
import { goalTestOf } from '../goalTest'
import { heuristicOf } from '../heuristic'
import type { RunOutcome } from '../marker'
import { solutionActions } from '../query/path/boardPath'
import { codeOf } from '../reasonCodes'
import type { Run } from '../run'
import { checkMeeting } from './checkMeeting'
import { ChildIterator } from './childIterator'
import { EventLog } from './eventLog'
import { HeldNodes } from './heldNodes'
import { HeuristicValues } from './heuristicValues'
import { IterationLog } from './iterationLog'
import { Newest } from './newest'
import { NodeAnswers, sides } from './nodeAnswers'
import { NodeCounts } from './nodeCounts'
import type { SearchGuard } from './searchGuard'
import { SearchMisuse } from './searchMisuse'

/**
 * The recorder's writing side: a solver tells it what it does, and it fills the columns.
 * Past the budget nothing more is recorded, and the counts go on.
 */
export class TreeWriter extends NodeAnswers implements SearchTree {
  readonly iterations = new IterationLog()
  /** Counts of the whole run, recorded or not. */
  readonly counts = new NodeCounts()
  expanded = 0
  dropped = 0
  solutions = 0
  /** The actions of the first solution. */
  solution: Uint16Array | undefined
  readonly log: EventLog
  private readonly guard: SearchGuard
  private readonly successors = new Successors()
  private readonly child = { done: false as const, value: 0 }
  /** The children that are being generated, or were last. */
  private family: ChildIterator
  /** How many of them are counted. */
  private counted = 0
  private readonly chosen: ChosenSolver
  /** Whether nodes are compared with the goal before they come to the frontier. */
  private readonly testsFirst: boolean

  /**
   * @param budget the most rows that are kept
   * @param columns the columns to fill; they may hold what an earlier run left there
   */
  constructor(run: Run, budget: number, columns = createColumns()) {
    const { problem, chosen } = run
    suitColumns(columns, problem.costs ? 'own' : 'one')
    const newest = new Newest()
    const log = new EventLog()
    const held = new HeldNodes(run, columns, newest, log, budget)
    super(problem, columns, newest, held, new HeuristicValues(columns, newest, heuristicOf(run)))
    this.guard = held.guard
    this.log = log
    this.family = new ChildIterator(-1, this.successors, held, this.child)
    this.chosen = chosen
    this.testsFirst = goalTestOf(chosen) === 'generation'
  }

  root(side: Side = 'forward'): Node {
    const { start, goal } = this.problem
    const state = side === 'forward' ? start : this.chosen.solver.twoSided && goal
    if (!state) throw new TypeError('no root backward without twoSided')
    this.held.settle()
    this.endFamily()
    this.newest.beginRoot(sides.indexOf(side))
    this.log.calls.beginFamily()
    this.makeRoom(1)
    const node = this.held.generate(state.low, state.high, 0)
    this.counts.generate(0, 1)
    this.held.settle()
    this.heuristicValues.begin(node)
    return node
  }

  expand(node: Node): Expansion {
    this.held.settle()
    this.guard.expand(node)
    this.endFamily()
    this.expanded++
    if (this.log.isRecording) this.columns.leftAt[node] = this.log.expand(node)
    else this.held.forgetBehind(node)
    return node
  }

  /** Takes note that the search goes on, after it has yielded an expansion. */
  resume(): void {
    this.guard.resume()
  }

  children(node: Node): Iterable<Node> {
    this.guard.children(node)
    this.counted = 0
    const { successors, newest } = this
    newest.beginFamily(this.columns, node)
    this.log.calls.beginFamily()
    this.problem.successors(newest.parentLow, newest.parentHigh, successors)
    this.makeRoom(successors.count)
    this.family = new ChildIterator(node, successors, this.held, this.child)
    return this.family
  }

  prune(child: Node, reason: PruneReason, twin: Node = -1): void {
    if (twin === -1 && this.held.isUnwritten(child)) this.held.letGo(child)
    else this.pruneWritten(child, reason, twin)
    this.counts.prune(codeOf(reason))
  }

  drop(node: Node, reason: DropReason): void {
    this.held.settle()
    this.guard.drop(node)
    this.dropped++
    this.leave(node, this.log.note({ kind: 'drop', node, reason }))
  }

  supersede(earlier: Node, child: Node): void {
    this.held.settle()
    const isCheaper = this.isCheaperWay(earlier, child)
    const waiting = this.guard.supersede(earlier, child, isCheaper)
    const event = this.log.note({ kind: 'supersede', node: earlier, by: child, waiting })
    if (waiting) this.leave(earlier, event)
    if (child < this.held.rows) this.columns.twin[child] = earlier
  }

  beginIteration(limit: number): void {
    this.held.settle()
    this.guard.checkNothingWaits('begin another iteration')
    if (!this.log.isRecording) this.held.forgetAll()
    this.guard.beginIteration(limit)
    this.endFamily()
    // A limit of f counts units, as g and h do; one of moves does not.
    const told = limitKind(this.chosen) === 'f' ? inCosts(this.problem, limit) : limit
    this.iterations.begin(told, this.counts.generatedAt, this.expanded)
    this.log.note({ kind: 'iteration', limit: told, firstRow: this.held.count })
  }

  solve(node: Node, meets?: Node): Outcome {
    this.held.settle()
    const { columns, log } = this
    this.guard.solve(node, this.testsFirst)
    if (meets !== undefined) checkMeeting(columns, node, meets, this.held.count)
    else if (this.side(node) === 'backward') throw new SearchMisuse({ kind: 'not-met', node })
    else if (!this.isGoal(node)) throw new SearchMisuse({ kind: 'not-a-goal', node })
    this.solutions++
    this.solution ??= solutionActions(this.problem, columns, node, meets)
    const waiting = !this.testsFirst
    if (node === this.newest.node && this.newest.parent >= 0) callSite.keeps ||= callSite.now
    const event = log.note({ kind: 'solution', node, meets, waiting })
    this.leave(node, waiting ? event : columns.generatedAt[node])
    return { kind: 'solved', node }
  }

  /**
   * Ends the record with how the run ended.
   *
   * @throws SearchMisuse where it cannot have ended so
   */
  finish(outcome: RunOutcome): void {
    this.held.settle()
    if (outcome.kind === 'solved') this.guard.checkSolved(outcome.node)
    // Where one of two sides has nothing left, the other may still wait.
    const isNothingLeft = outcome.kind === 'exhausted' || outcome.kind === 'limit'
    if (isNothingLeft && !this.chosen.solver.twoSided)
      this.guard.checkNothingWaits('end with nothing left')
    this.log.note({ kind: 'finish', outcome })
  }

  /** Counts the children that were generated since it was done last. */
  countChildren(): void {
    const { generated } = this.family
    this.counts.generate(this.newest.depth, generated - this.counted)
    this.counted = generated
  }

  /** No more children of the node expanded last can be generated. */
  private endFamily(): void {
    this.countChildren()
    this.family.isOpen = false
  }

  private pruneWritten(child: Node, reason: PruneReason, twin: Node): void {
    const { held, columns } = this
    const isRow = child < held.rows
    held.settle()
    this.guard.prune(child)
    if (twin !== -1 && !held.hasState(child, twin)) {
      throw new SearchMisuse({ kind: 'not-twin', node: child, twin })
    }
    if (isRow) {
      columns.reason[child] = codeOf(reason)
      columns.twin[child] = twin
    } else {
      held.letGo(child)
    }
  }

  /** Makes room for some more nodes, of the depth of the newest. */
  private makeRoom(count: number): void {
    this.held.makeRoom(count)
    this.counts.reserve(this.newest.depth)
  }

  /** Writes down when a node left the frontier, as long as the record goes on. */
  private leave(node: Node, event: number): void {
    if (this.log.isRecording) this.columns.leftAt[node] = event
  }

  private isCheaperWay(earlier: Node, child: Node): boolean {
    return this.held.hasState(child, earlier) && this.g(child) < this.g(earlier)
  }
}

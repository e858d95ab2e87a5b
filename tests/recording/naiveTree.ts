import type { Action, Heuristic, Problem, State } from '../../src/problems/problem'
import { Successors } from '../../src/problems/successors'
import { goalTestOf } from '../../src/recording/goalTest'
import type { MarkerKind } from '../../src/recording/marker'
import type { SearchEvent } from '../../src/recording/query/events'
import type { Status } from '../../src/recording/query/status'
import type { Run } from '../../src/recording/run'
import type {
  DropReason,
  Expansion,
  Node,
  Outcome,
  PruneReason,
  SearchTree,
  Side,
} from '../../src/solvers/solver'
import { notReached } from '../../src/structures/reachedTable'
import type { ReachedTable } from '../../src/structures/reachedTable'

interface NaiveNode extends State {
  readonly parent: Node
  readonly action: Action
  readonly depth: number
  readonly side: Side
  /** Which of the trees it belongs to, for a search that begins anew; 0 for any other. */
  readonly iteration: number
  readonly children: Node[]
  status: Status
  prunedFor?: PruneReason
  twin?: Node
  h?: number
}

class Stopped extends Error {}

/**
 * A search as it stands right after an event: the same solver, told to stop before the next one,
 * with its nodes as plain objects. Nothing here knows about steps, rows or columns.
 */
export class NaiveTree implements SearchTree {
  readonly nodes: NaiveNode[] = []
  readonly events: SearchEvent[] = []
  readonly expanded: Node[] = []
  readonly limits: number[] = []
  solutions = 0
  solution: readonly Action[] | undefined

  private constructor(
    private readonly problem: Problem,
    private readonly heuristic: Heuristic | undefined,
    private readonly testsFirst: boolean,
    private readonly ignoresCosts: boolean,
    private readonly lastEvent: number,
  ) {}

  /** Runs a search up to an event, or to its end where there are not that many. */
  static at({ problem, chosen }: Run, lastEvent: number = Number.POSITIVE_INFINITY): NaiveTree {
    const heuristic = problem.heuristics.find(({ id }) => id === chosen.options.heuristic)
    const { ignoresCosts = false } = chosen.solver
    const testsFirst = goalTestOf(chosen) === 'generation'
    const tree = new NaiveTree(problem, heuristic, testsFirst, ignoresCosts, lastEvent)
    const reached = new NaiveReached(tree)
    const steps = chosen.solver.run({ problem, tree, reached, options: chosen.values })
    try {
      let step = steps.next()
      while (!step.done) step = steps.next()
      tree.passes({ kind: 'finish', outcome: step.value })
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    }
    return tree
  }

  get frontier(): readonly Node[] {
    return this.numbersOf((node) => node.status === 'waiting')
  }

  get pruned(): readonly Node[] {
    return this.numbersOf((node) => node.status === 'pruned')
  }

  /** Kept nodes for each depth, of all iterations. */
  get perLevel(): readonly number[] {
    return countPerDepth(this.nodes.filter(isKept))
  }

  /** Kept nodes for each depth, of the iteration that runs. */
  get perLevelNow(): readonly number[] {
    return countPerDepth(this.nodes.filter(isKept).filter((node) => this.isOfNow(node)))
  }

  /** What has been counted so far, as `countsAt` tells it. */
  get counts() {
    const { nodes, expanded, pruned, frontier, perLevelNow } = this
    return {
      generated: nodes.length,
      expanded: expanded.length,
      pruned: pruned.length,
      frontier: frontier.length,
      deepest: perLevelNow.length - 1,
      perLevel: perLevelNow,
    }
  }

  /** What was done at each limit. */
  get perIteration() {
    return this.limits.map((limit, index) => {
      const nodes = this.nodes.filter(({ iteration }) => iteration === index + 1)
      const expanded = this.expanded.filter((node) => this.nodes[node].iteration === index + 1)
      return {
        limit,
        generated: nodes.length,
        expanded: expanded.length,
        perLevel: countPerDepth(nodes),
      }
    })
  }

  root(side: Side = 'forward'): Node {
    const { low, high } = side === 'forward' ? this.problem.start : this.problem.goal!
    const root = this.generate({ parent: -1, action: 0, low, high, depth: 0, side })
    if (this.heuristic) this.h(root)
    return root
  }

  expand(node: Node): Expansion {
    this.happens({ kind: 'expand', event: this.events.length, node })
    this.nodes[node].status = 'expanded'
    this.expanded.push(node)
    return node
  }

  *children(parent: Node): Generator<Node> {
    const { low, high, depth, children, side } = this.nodes[parent]
    const into = new Successors()
    this.problem.successors(low, high, into)
    for (let i = 0; i < into.count; i++) {
      const child = this.generate({
        parent,
        action: into.action[i],
        low: into.low[i],
        high: into.high[i],
        depth: depth + 1,
        side,
      })
      children.push(child)
      yield child
    }
  }

  prune(child: Node, reason: PruneReason, twin?: Node): void {
    Object.assign(this.nodes[child], { status: 'pruned', prunedFor: reason, twin })
  }

  drop(node: Node, reason: DropReason): void {
    this.passes({ kind: 'drop', node, reason }, () => {
      this.nodes[node].status = 'dropped'
    })
  }

  supersede(earlier: Node, child: Node): void {
    const replaced = this.nodes[earlier]
    const waiting = replaced.status === 'waiting'
    this.passes({ kind: 'supersede', node: earlier, by: child, waiting }, () => {
      if (waiting) replaced.status = 'superseded'
      this.nodes[child].twin = earlier
    })
  }

  beginIteration(limit: number): void {
    const isMoves = this.ignoresCosts || !this.heuristic
    const told = limit / (isMoves ? 1 : (this.problem.costs?.one ?? 1))
    this.passes({ kind: 'iteration', limit: told, firstRow: this.nodes.length }, () =>
      this.limits.push(told),
    )
  }

  isGoal(node: Node): boolean {
    return this.problem.isGoal(this.nodes[node].low, this.nodes[node].high)
  }

  solve(node: Node, meets?: Node): Outcome {
    // A node that was tested as it was generated is never one that waits.
    if (this.testsFirst) this.nodes[node].status = 'solution'
    this.passes({ kind: 'solution', node, meets, waiting: !this.testsFirst }, () => {
      this.nodes[node].status = 'solution'
      this.solutions++
      this.solution ??= this.actionsAlong(this.wayThrough(node, meets))
    })
    return { kind: 'solved', node }
  }

  depth(node: Node): number {
    return this.nodes[node].depth
  }

  /** The cost of each move of the path to a node, summed up. */
  g(node: Node): number {
    const { costs } = this.problem
    let g = 0
    for (let at = node; this.nodes[at].parent >= 0; at = this.nodes[at].parent) {
      const { low, high } = this.nodes[this.nodes[at].parent]
      g += costs ? costs.of(low, high, this.nodes[at].action) : 1
    }
    return g
  }

  side(node: Node): Side {
    return this.nodes[node].side
  }

  h(node: Node): number {
    const { low, high } = this.nodes[node]
    const h = this.heuristic!.of(low, high)
    this.nodes[node].h = h
    return h
  }

  startH(): number {
    return this.heuristic!.of(this.problem.start.low, this.problem.start.high)
  }

  undoes(node: Node): boolean {
    const before = this.nodes[this.nodes[node].parent]?.parent ?? -1
    return before >= 0 && isSame(this.nodes[before], this.nodes[node])
  }

  closes(node: Node): Node {
    for (let at = this.nodes[node].parent; at >= 0; at = this.nodes[at].parent) {
      if (isSame(this.nodes[at], this.nodes[node]) && this.g(at) === this.g(node)) return at
    }
    return notReached
  }

  private generate(node: Omit<NaiveNode, 'children' | 'status' | 'iteration'>): Node {
    const number = this.nodes.length
    this.happens({ kind: 'generate', event: this.events.length, node: number })
    const iteration = this.limits.length
    this.nodes.push({ ...node, iteration, children: [], status: 'waiting' })
    return number
  }

  /** The states from the start over a node, and one that it meets, to the end. */
  private wayThrough(node: Node, meets: Node | undefined): readonly State[] {
    const [there, further] = [node, meets].map((end = -1) => {
      const way: State[] = []
      for (let at = end; at >= 0; at = this.nodes[at].parent) way.push(this.nodes[at])
      return way
    })
    if (this.nodes[node].side === 'forward') return [...there.reverse(), ...further.slice(1)]
    return [...further.reverse(), ...there.slice(1)]
  }

  private actionsAlong(way: readonly State[]): readonly Action[] {
    const into = new Successors()
    return way.slice(1).map((state, index) => {
      this.problem.successors(way[index].low, way[index].high, into)
      const at = Array.from({ length: into.count }, (_, i) => i).find(
        (i) => into.low[i] === state.low && into.high[i] === state.high,
      )
      if (at === undefined) throw new Error('states of a solution that are not neighbours')
      return into.action[at]
    })
  }

  /** A marker, of which nothing has happened unless its event is within the run. */
  private passes(marker: MarkerKind, change?: () => void): void {
    const event = { ...marker, event: this.events.length, left: 0 }
    this.happens(event)
    change?.()
    const left: readonly Status[] = ['solution', 'superseded', 'dropped']
    event.left = this.numbersOf(({ status }) => left.includes(status)).length
  }

  private happens(event: SearchEvent): void {
    if (event.event > this.lastEvent) throw new Stopped()
    this.events.push(event)
  }

  private isOfNow({ iteration }: NaiveNode): boolean {
    return iteration === this.limits.length
  }

  private numbersOf(wanted: (node: NaiveNode) => boolean): readonly Node[] {
    return this.nodes.flatMap((node, number) => (wanted(node) ? [number] : []))
  }
}

function isKept({ status }: NaiveNode): boolean {
  return status !== 'pruned'
}

function isSame(one: State, other: State): boolean {
  return one.low === other.low && one.high === other.high
}

function countPerDepth(nodes: readonly NaiveNode[]): readonly number[] {
  const levels: number[] = []
  for (const { depth } of nodes) levels[depth] = (levels[depth] ?? 0) + 1
  return levels
}

class NaiveReached implements ReachedTable {
  readonly comparisons = 0
  readonly peakSize = 0
  private readonly byState = new Map<string, Node>()

  constructor(private readonly tree: NaiveTree) {}

  get size(): number {
    return this.byState.size
  }

  find(node: Node): Node {
    return this.byState.get(this.stateOf(node)) ?? notReached
  }

  add(node: Node): void {
    this.byState.set(this.stateOf(node), node)
  }

  replace(_earlier: Node, node: Node): void {
    this.add(node)
  }

  private stateOf(node: Node): string {
    const { low, high } = this.tree.nodes[node]
    return `${low} ${high}`
  }
}

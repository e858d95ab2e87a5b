import type { Action, Puzzle } from '../../src/puzzles/puzzle'
import { Successors } from '../../src/puzzles/successors'
import type { SearchEvent } from '../../src/recording/events'
import type { Run } from '../../src/recording/run'
import type { Status } from '../../src/recording/status'
import type { Node, Outcome, PruneReason, SearchTree } from '../../src/solvers/solver'
import { notReached } from '../../src/structures/reachedTable'
import type { ReachedTable } from '../../src/structures/reachedTable'

interface NaiveNode {
  readonly parent: Node
  readonly action: Action
  readonly low: number
  readonly high: number
  readonly depth: number
  readonly children: Node[]
  status: Status
  prunedFor?: PruneReason
  twin?: Node
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
  private outcome: Outcome | undefined

  private constructor(
    private readonly puzzle: Puzzle,
    private readonly lastEvent: number,
  ) {}

  /** Runs a search up to an event, or to its end where there are not that many. */
  static at({ puzzle, chosen }: Run, lastEvent: number = Number.POSITIVE_INFINITY): NaiveTree {
    const tree = new NaiveTree(puzzle, lastEvent)
    const reached = new NaiveReached(tree)
    const steps = chosen.solver.run({ puzzle, tree, reached, options: chosen.options })
    try {
      let step = steps.next()
      while (!step.done) step = steps.next()
      tree.happens({ kind: 'finish', event: tree.events.length, outcome: step.value })
      tree.outcome = step.value
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

  /** Kept nodes for each depth. */
  get perLevel(): readonly number[] {
    const levels: number[] = []
    for (const { status, depth } of this.nodes) {
      if (status !== 'pruned') levels[depth] = (levels[depth] ?? 0) + 1
    }
    return levels
  }

  /** The actions from the start to the goal that was found. */
  get solution(): readonly Action[] | undefined {
    if (this.outcome?.kind !== 'solved') return undefined
    const actions: Action[] = []
    for (let node = this.nodes[this.outcome.node]; node.depth > 0; node = this.nodes[node.parent]) {
      actions.unshift(node.action)
    }
    return actions
  }

  root(): Node {
    const { low, high } = this.puzzle.start
    return this.generate({ parent: -1, action: 0, low, high, depth: 0 })
  }

  expand(node: Node): number {
    const event = this.events.length
    this.happens({ kind: 'expand', event, node })
    this.nodes[node].status = 'expanded'
    this.expanded.push(node)
    return event
  }

  *children(parent: Node): Generator<Node> {
    const { low, high, depth, children } = this.nodes[parent]
    const into = new Successors()
    this.puzzle.successors(low, high, into)
    for (let i = 0; i < into.count; i++) {
      const child = this.generate({
        parent,
        action: into.action[i],
        low: into.low[i],
        high: into.high[i],
        depth: depth + 1,
      })
      children.push(child)
      yield child
    }
  }

  prune(child: Node, reason: PruneReason, twin: Node): void {
    Object.assign(this.nodes[child], { status: 'pruned', prunedFor: reason, twin })
  }

  isGoal(node: Node): boolean {
    return this.puzzle.isGoal(this.nodes[node].low, this.nodes[node].high)
  }

  solve(node: Node): Outcome {
    this.happens({ kind: 'solution', event: this.events.length, node })
    this.nodes[node].status = 'solution'
    return { kind: 'solved', node }
  }

  private generate(node: Omit<NaiveNode, 'children' | 'status'>): Node {
    const number = this.nodes.length
    this.happens({ kind: 'generate', event: this.events.length, node: number })
    this.nodes.push({ ...node, children: [], status: 'waiting' })
    return number
  }

  private happens(event: SearchEvent): void {
    if (event.event > this.lastEvent) throw new Stopped()
    this.events.push(event)
  }

  private numbersOf(wanted: (node: NaiveNode) => boolean): readonly Node[] {
    return this.nodes.flatMap((node, number) => (wanted(node) ? [number] : []))
  }
}

class NaiveReached implements ReachedTable {
  readonly comparisons = 0
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

  private stateOf(node: Node): string {
    const { low, high } = this.tree.nodes[node]
    return `${low} ${high}`
  }
}

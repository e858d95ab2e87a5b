import type { ChosenSolver } from '../../../solvers/manifest/chooseSolver'
import type { Node } from '../../../solvers/solver'
import { frontierOrderOf } from '../../frontierOrder'
import type { FrontierOrder, PriorityOrder } from '../../frontierOrder'
import { kept } from '../../reasonCodes'
import type { Recording } from '../../recording'
import { expandedAt, isGeneratedAt } from '../events'
import { solutionMarkers } from '../markers'
import type { SolutionMarker } from '../markers'
import { memoized, sharedIndex } from '../memoized'
import { pathCost } from '../path/pathCost'
import type { Disorder } from './disorder'
import { NodeHeap } from './nodeHeap'

const looksBy = memoized((chosen: ChosenSolver) => {
  const order = frontierOrderOf(chosen)
  const quick = typeof order === 'string' ? order : { ...order, priority: known(order.priority) }
  return sharedIndex(() => new Look(quick))
})

/** A priority that is worked out once for each g and h: that of one's own is slow to evaluate. */
function known(priority: PriorityOrder['priority']): PriorityOrder['priority'] {
  const byG = new Map<number, Map<number, number>>()
  return (g, h) => {
    const byH = byG.get(g) ?? new Map<number, number>()
    const value = byH.get(h) ?? priority(g, h)
    byG.set(g, byH.set(h, value))
    return value
  }
}

/** Finds the first node of a run that leaves in another order than its manifest declares. */
export function firstDisorder(recording: Recording, chosen: ChosenSolver): Disorder | undefined {
  const look = looksBy(chosen)(recording.columns)
  look.lookOn(recording)
  const { found, ofTies } = look
  const nextAfter = (step: number) => nextLeaving(recording, step)
  if (found && found.event < recording.events) return { ...found, frontier: undefined, nextAfter }
  if (!ofTies || ofTies.event >= recording.events) return undefined
  return { ...ofTies, frontier: chosen.solver.frontier, nextAfter }
}

type Found = Pick<Disorder, 'event' | 'before'>

/** A pass over a run that goes on as more of it is recorded. Each node comes and goes once. */
class Look {
  found: Found | undefined
  ofTies: Found | undefined
  private rows = 0
  private expanded = 0
  private solutions = 0
  /** Those that have left in another way than first stay in it until they are first. */
  private readonly waiting = new NodeHeap()

  constructor(private readonly order: FrontierOrder) {}

  lookOn(recording: Recording): void {
    const goals = goalsThatLeave(recording)
    this.waiting.reserve(recording.rows)
    while (!this.found) {
      const expansion = expansionAt(recording, this.expanded)
      const goal = goals.at(this.solutions)
      if (goal && (!expansion || goal.event < expansion.event)) {
        this.solutions++
        this.leave(recording, goal)
      } else if (expansion) {
        this.expanded++
        this.leave(recording, expansion)
      } else return
    }
  }

  private leave(recording: Recording, { node, event }: Leaving): void {
    this.takeIn(recording, event)
    const first = this.firstAt(recording, event)
    if (first === undefined || first === node) return
    if (this.waiting.areEqual(first, node)) this.ofTies ??= { event, before: first }
    else this.found = { event, before: first }
  }

  /** Puts in what came before an event. */
  private takeIn(recording: Recording, event: number): void {
    const { reason, generatedAt, leftAt, twin } = recording.columns
    for (; this.rows < recording.rows && generatedAt[this.rows] < event; this.rows++) {
      const node = this.rows
      // A goal that is met when it is generated never waits.
      if (reason[node] !== kept || leftAt[node] === generatedAt[node]) continue
      const earlier = twin[node]
      const takesPlace = earlier >= 0 && leftAt[earlier] > generatedAt[node]
      this.push(recording, node, takesPlace ? earlier : node)
    }
  }

  /** Puts a node in by what decides when it leaves: the least goes first. */
  private push({ columns }: Recording, node: Node, placeOf: Node): void {
    const { order, waiting } = this
    if (order === 'queue') waiting.push(node, node, 0, placeOf)
    else if (order === 'stack') waiting.push(node, -node, 0, placeOf)
    else if (order === 'path') waiting.push(node, -columns.parent[node], node, placeOf)
    else {
      const value = order.priority(pathCost(columns, node), columns.h[node])
      waiting.push(node, order.byLevel ? columns.depth[node] : 0, value, placeOf)
    }
  }

  /** The node that is to leave at an event, of those that wait until then. */
  private firstAt({ columns }: Recording, event: number): Node | undefined {
    for (;;) {
      const first = this.waiting.first()
      if (first === undefined || columns.leftAt[first] >= event) return first
      this.waiting.pop()
    }
  }
}

interface Leaving {
  readonly node: Node
  readonly event: number
}

/** The expansion with a number, from 0. */
function expansionAt(recording: Recording, number: number): Leaving | undefined {
  if (number >= recording.expanded) return undefined
  const node = recording.expansions.items[number]
  return { node, event: recording.columns.leftAt[node] }
}

const leavingAmong = memoized((solutions: ReadonlyMap<Node, SolutionMarker>) =>
  Array.from(solutions.values()).filter(({ waiting }) => waiting),
)

/** The goals that were found as they left. */
function goalsThatLeave(recording: Recording): readonly SolutionMarker[] {
  return leavingAmong(solutionMarkers(recording))
}

function nextLeaving(recording: Recording, step: number): Node | undefined {
  const expansion = expansionAt(recording, expandedAt(recording, step))
  const goal = goalsThatLeave(recording).find(({ event }) => event > step)
  const next = goal && (!expansion || goal.event < expansion.event) ? goal : expansion
  return next && isGeneratedAt(recording, next.node, step) ? next.node : undefined
}

import { numberedStates } from '../../problems/problem'
import { callSite } from '../../solvers/callSite'
import type { Steps } from '../../solvers/solver'
import { tableKinds } from '../../structures/reachedTable'
import type { ReachedTable } from '../../structures/reachedTable'
import { createReachedTable } from '../../structures/reachedTables'
import { byReason } from '../byReason'
import type { RunOutcome } from '../marker'
import type { Recording, RunSummary } from '../recording'
import type { Run } from '../run'
import type { Totals } from '../totals'
import type { RunMemory } from './runMemory'
import { TreeWriter } from './treeWriter'

/** How many rows a recording keeps unless it is told otherwise. */
export const defaultBudget = 2_000_000

/** The budgets that a person can choose from. */
export const budgets = [500_000, 1_000_000, defaultBudget, 4_000_000, 8_000_000] as const

/**
 * How many nodes a search may hold: about 800 MB with the table of reached states. A page that holds
 * more may be closed unasked.
 */
export const mostNodesHeld = 1 << 24

/** Drives a solver's generator and keeps what it does. */
export class Recorder {
  private readonly writer: TreeWriter
  private readonly reached: ReachedTable
  private readonly steps: Steps
  private outcome: RunOutcome | undefined
  private failure: { readonly reason: unknown } | undefined

  /**
   * @param budget the most rows that are kept; the run goes on counting past it
   * @param memory what to record in, new memory if it is not told
   */
  constructor(run: Run, budget: number = defaultBudget, memory?: RunMemory) {
    const { problem, chosen } = run
    const { solver, options, values } = chosen
    this.writer = new TreeWriter(run, budget, memory?.takeColumns())
    const kind = tableKinds.find((known) => known === options.reached) ?? tableKinds[0]
    const { keys } = this.writer.held
    this.reached = createReachedTable(kind, keys, numberedStates(problem), memory?.takeSlots)
    this.steps = solver.run({ problem, tree: this.writer, reached: this.reached, options: values })
  }

  /** Recorded rows so far. */
  get rows(): number {
    return this.writer.held.rows
  }

  /**
   * Goes on for a number of expansions; tells whether the run has ended.
   *
   * @throws whatever the search throws, each time: it cannot go on
   */
  advance(expansions: number): boolean {
    if (this.failure) throw this.failure.reason
    try {
      for (let left = expansions; left > 0 && this.outcome === undefined; left--) this.goOn()
    } catch (reason) {
      this.failure = { reason }
      throw reason
    }
    return this.outcome !== undefined
  }

  /** Lets the search go on until it expands its next node. */
  private goOn(): void {
    const step = this.steps.next()
    if (step.done) this.end(step.value)
    else if (this.writer.held.count > mostNodesHeld) this.endOutOfMemory()
    else this.writer.resume()
  }

  /** What has been recorded so far. */
  recording(): Recording {
    const { writer } = this
    const { held, log } = writer
    log.calls.settle()
    return {
      columns: held.columns,
      rows: held.rows,
      events: log.events,
      expansions: log.expansions,
      expanded: log.expansions.length,
      calls: log.calls.numbers,
      markers: [...log.markers],
      totals: this.totals(),
      outcome: this.outcome,
      solution: writer.solution && Array.from(writer.solution),
      solutions: writer.solutions,
      overBudget: !log.isRecording,
    }
  }

  /** The same without what grows with the depth of the search, which may be many thousands. */
  summary(): RunSummary {
    const { writer, outcome, reached } = this
    writer.countChildren()
    const { counts, expanded, solution, solutions } = writer
    const { generated } = counts
    return {
      outcome,
      solution,
      solutions,
      totals: { expanded, generated, peakSize: reached.peakSize },
    }
  }

  private totals(): Totals {
    this.writer.countChildren()
    const { counts, dropped, expanded, iterations, log } = this.writer
    const { generated, generatedAt } = counts
    const perLevel = counts.keptPerLevel()
    return {
      events: generated + expanded + log.notes,
      generated,
      expanded,
      pruned: generated - perLevel.reduce((sum, nodes) => sum + nodes, 0),
      prunedBy: byReason((reason) => counts.prunedBy(reason)),
      dropped,
      reached: this.reached.size,
      peakSize: this.reached.peakSize,
      comparisons: this.reached.comparisons,
      perLevel,
      perIteration: iterations.totals(generatedAt, expanded),
    }
  }

  private endOutOfMemory(): void {
    callSite.now = 0
    this.end({ kind: 'out-of-memory' })
  }

  private end(outcome: RunOutcome): void {
    // First: a run that cannot have ended so is none that has ended.
    this.writer.finish(outcome)
    this.outcome = outcome
  }
}

/** Runs a search to its end and returns its recording. */
export function record(run: Run, budget?: number): Recording {
  const recorder = new Recorder(run, budget)
  recorder.advance(Number.POSITIVE_INFINITY)
  return recorder.recording()
}

import type { Action } from '../puzzles/puzzle'
import type { Steps } from '../solvers/solver'
import { HashTable } from '../structures/hashTable'
import type { ReachedTable } from '../structures/reachedTable'
import type { RunOutcome } from './landmark'
import type { Recording } from './recording'
import type { Run } from './run'
import type { Totals } from './totals'
import { TreeWriter } from './treeWriter'

/** How many rows a recording keeps unless it is told otherwise. */
export const usualBudget = 2_000_000

// About 800 MB with the table of reached states: a page that holds more may be closed unasked.
const mostNodesHeld = 1 << 24

/** Drives a solver's generator and keeps what it does. */
export class Recorder {
  private readonly writer: TreeWriter
  private readonly reached: ReachedTable
  private readonly steps: Steps
  private outcome: RunOutcome | undefined

  /** @param budget the most rows that are kept; the run goes on counting past it */
  constructor({ puzzle, chosen }: Run, budget: number = usualBudget) {
    this.writer = new TreeWriter(puzzle, budget)
    this.reached = new HashTable(this.writer)
    this.steps = chosen.solver.run({
      puzzle,
      tree: this.writer,
      reached: this.reached,
      options: chosen.options,
    })
  }

  /** Recorded rows so far. */
  get rows(): number {
    return this.writer.rows
  }

  /** Goes on for at most so many expansions; tells whether the run has ended. */
  advance(expansions: number): boolean {
    for (let left = expansions; left > 0 && this.outcome === undefined; left--) {
      const step = this.steps.next()
      if (step.done) this.end(step.value)
      else if (this.writer.nodes > mostNodesHeld) this.end({ kind: 'out-of-memory' })
    }
    return this.outcome !== undefined
  }

  /** What has been recorded so far. */
  recording(): Recording {
    const { writer } = this
    return {
      columns: writer.columns,
      rows: writer.rows,
      events: writer.events,
      expansions: writer.expansions,
      expanded: writer.expansions.length,
      landmarks: [...writer.landmarks],
      totals: this.totals(),
      outcome: this.outcome,
      solution: this.solution(),
      overBudget: writer.overBudget,
    }
  }

  private totals(): Totals {
    const { allEvents, generated, expanded, pruned, perLevel } = this.writer
    return {
      events: allEvents,
      generated,
      expanded,
      pruned,
      reached: this.reached.size,
      comparisons: this.reached.comparisons,
      perLevel: perLevel.slice(0, perLevel.findLastIndex((nodes) => nodes > 0) + 1),
    }
  }

  private end(outcome: RunOutcome): void {
    this.outcome = outcome
    this.writer.finish(outcome)
  }

  private solution(): readonly Action[] | undefined {
    if (this.outcome?.kind !== 'solved') return undefined
    const { parent, action } = this.writer.columns
    const actions: Action[] = []
    for (let node = this.outcome.node; parent[node] >= 0; node = parent[node]) {
      actions.push(action[node])
    }
    return actions.reverse()
  }
}

/** Runs a search to its end and returns its recording. */
export function record(run: Run, budget?: number): Recording {
  const recorder = new Recorder(run, budget)
  recorder.advance(Number.POSITIVE_INFINITY)
  return recorder.recording()
}

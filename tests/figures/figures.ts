import type { Settings } from '../../src/problems/problem'
import { frontierOrderOf } from '../../src/recording/frontierOrder'
import { goalTestOf } from '../../src/recording/goalTest'
import { frontierAt } from '../../src/recording/query/frontier/frontier'
import type { Recording } from '../../src/recording/recording'
import type { Run } from '../../src/recording/run'
import { statesAlong } from '../recording/replay'

/** What the literature and independent programs say about a run. */
export interface Figures {
  /** The length of the solution, `none` where there is none. */
  readonly moves: number | 'none'
  readonly boardsOnThePath: number
  /** Jumps on the way to the solution, of which a move may hold several. */
  readonly jumps: number
  readonly solutions: number
  readonly generated: number
  /** Nodes pruned because their state was reached before. */
  readonly duplicates: number
  /** Nodes that left the frontier without being expanded. */
  readonly dropped: number
  /** States in the table of reached states. */
  readonly reached: number
  /** Stored states compared with one that was looked up. */
  readonly comparisons: number
  /** The most states that the table held at once. */
  readonly peakSize: number
  readonly widestLevel: number
  readonly expanded: number
  /** Nodes popped from the frontier: the expanded ones and, where it was found so, the goal. */
  readonly popped: number
  readonly leftInTheFrontier: number
  readonly hOfTheStart: number | 'none'
  /** The limits of the iterations, in order. */
  readonly limits: readonly number[]
}

export interface KnownRun {
  readonly title: string
  readonly settings: Settings
  readonly figures: Partial<Figures>
  /** Figures of a program that goes another way where the search is free to. */
  readonly nearly?: NearlyKnown
}

export interface NearlyKnown {
  readonly figures: Partial<Figures>
  /** The share by which a figure may differ. */
  readonly within: number
}

/** The figures of a run that has been recorded. */
export function figuresOf({ problem, chosen }: Run, recording: Recording): Figures {
  const { outcome, solution, solutions, totals, events } = recording
  const goalWasTaken = outcome?.kind === 'solved' && goalTestOf(chosen) === 'expansion'
  const heuristic = problem.heuristics.find(({ id }) => id === chosen.options.heuristic)
  const states = statesAlong(problem, solution ?? [])
  const moves = (solution ?? []).map((action, at) => problem.describe(states[at], action))
  return {
    moves: solution?.length ?? 'none',
    boardsOnThePath: (solution?.length ?? -1) + 1,
    jumps: moves.reduce((sum, move) => sum + (move.kind === 'jump' ? move.holes.length - 1 : 0), 0),
    solutions,
    generated: totals.generated,
    duplicates: totals.prunedBy.reached,
    dropped: totals.dropped,
    reached: totals.reached,
    comparisons: totals.comparisons,
    peakSize: totals.peakSize,
    widestLevel: Math.max(...totals.perLevel),
    expanded: totals.expanded,
    popped: totals.expanded + (goalWasTaken ? 1 : 0),
    leftInTheFrontier: frontierAt(recording, events - 1, frontierOrderOf(chosen)).length,
    hOfTheStart: heuristic?.of(problem.start.low, problem.start.high) ?? 'none',
    limits: totals.perIteration.map(({ limit }) => limit),
  }
}

import type { Action, Problem, State } from '../../problems/problem'
import { goalTestOf } from '../../recording/goalTest'
import { solutionMarkers } from '../../recording/query/markers'
import type { SolutionMarker } from '../../recording/query/markers'
import { boardPathOf } from '../../recording/query/path/boardPath'
import { stateOf } from '../../recording/query/path/path'
import { statesAlong } from '../../recording/query/path/solutions'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'

/** A board of a solution; one that lies past the record has no node. */
export interface SolutionBoard {
  readonly state: State
  readonly node: Node | undefined
}

/** A solution as it is shown: its boards from start to goal, and the moves between them. */
export interface ShownSolution {
  readonly boards: readonly SolutionBoard[]
  readonly actions: readonly Action[]
}

/** Why there is no solution to show. */
export type NoSolution = 'notYet' | 'none' | 'untested' | 'limit' | 'dropped' | 'stopped'

/** The solutions that were found up to a step, in order. */
export function marksAt(recording: Recording, step: number): readonly SolutionMarker[] {
  return [...solutionMarkers(recording).values()].filter(({ event }) => event <= step)
}

/** The solution that a mark stands for. */
export function solutionOf(
  recording: Recording,
  problem: Problem,
  { node, event }: SolutionMarker,
): ShownSolution {
  const { moves } = boardPathOf(recording, problem, node, event)
  const nodes = [moves.length > 0 ? moves[0].from : node, ...moves.map(({ to }) => to)]
  return {
    boards: nodes.map((node) => ({ node, state: stateOf(recording, node) })),
    actions: moves.map(({ action }) => action),
  }
}

/** The first solution of a search that found it past its record, seen from the last step. */
export function solutionPastRecord(
  recording: Recording,
  problem: Problem,
  step: number,
): ShownSolution | undefined {
  const { solution, overBudget, events } = recording
  if (!solution || !overBudget || step < events - 1) return undefined
  const states = statesAlong(problem, solution)
  if (!states) return undefined
  return { actions: solution, boards: states.map((state) => ({ state, node: undefined })) }
}

/** Why no solution can be shown at a step at which none was found. */
export function whyNone(
  { outcome, events, totals }: Recording,
  run: Run,
  step: number,
): NoSolution {
  if (run.problem.solvability()?.solvable === false) return 'none'
  if (goalTestOf(run.chosen) === 'never') return 'untested'
  if (!outcome || step < events - 1) return 'notYet'
  if (outcome.kind === 'exhausted') return 'none'
  if (outcome.kind !== 'limit') return 'stopped'
  return totals.dropped > 0 ? 'dropped' : 'limit'
}

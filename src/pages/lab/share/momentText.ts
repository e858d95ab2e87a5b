import { contestLines } from '../../../recording/query/contestForm'
import type { Counts } from '../../../recording/query/counts'
import { boardPathOf } from '../../../recording/query/path/boardPath'
import { stateOf } from '../../../recording/query/path/path'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node } from '../../../solvers/solver'
import { shownCounts } from '../../../stage/counts/shownCounts'
import { say } from '../../../words/message'

/** A moment of a search: a step, and the node in focus there. */
export interface SharedMoment {
  readonly run: Run
  readonly recording: Recording
  readonly step: number
  readonly node: Node
}

/** The board of a moment's node, as a set-up and the command line read it. */
export function boardText({ run, recording, node }: SharedMoment): string {
  return run.problem.format(stateOf(recording, node))
}

/** The moves that the node stands for, as the command line prints moves. */
export function movesText({ run, recording, node, step }: SharedMoment): string {
  const { moves } = boardPathOf(recording, run.problem, node, step)
  return contestLines(
    moves.map(({ from, action }) => run.problem.notation(stateOf(recording, from), action)),
  ).join('\n')
}

/** The counts of the step, a line each. */
export function countsText({ run, recording, step }: SharedMoment, counts: Counts): string {
  return shownCounts(counts, recording, run, step)
    .map(({ name, value }) => `${say({ key: `counts.${name}` })}: ${value ?? '–'}`)
    .join('\n')
}

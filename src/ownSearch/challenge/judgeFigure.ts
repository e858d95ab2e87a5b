import { inCosts } from '../../recording/costs'
import { stateOf } from '../../recording/query/path/path'
import { costOfSolution } from '../../recording/query/path/pathCost'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import type { ChallengeFigure } from './challenge'

/** A run that came to its end. */
export interface WholeRun {
  readonly run: Run
  readonly recording: Recording
}

/** What one rule found of an answer, and what it wanted, as sentences. */
export interface Finding {
  readonly passed: boolean
  readonly found: Message
  readonly wanted: Message
}

/** Compares a figure of a run with that of the run that it should be like. */
export function judgeFigure(figure: ChallengeFigure, own: WholeRun, like: WholeRun): Finding {
  if (figure === 'order') return judgeOrder(own, like)
  const [found, wanted] = [figureMessage(figure, own), figureMessage(figure, like)]
  return { passed: JSON.stringify(found) === JSON.stringify(wanted), found, wanted }
}

function figureMessage(figure: Exclude<ChallengeFigure, 'order'>, whole: WholeRun): Message {
  const { totals, outcome, solution } = whole.recording
  switch (figure) {
    case 'ending':
      return { key: `ownSearch.challenge.ending.${outcome?.kind ?? 'cancelled'}` }
    case 'length':
      return solution ? lengthMessage(solution.length) : noSolution
    case 'cost':
      return costMessage(whole)
    case 'generated':
    case 'expanded':
    case 'pruned':
      return { key: `ownSearch.challenge.found.${figure}`, values: { count: totals[figure] } }
  }
}

/** What the solution of a run costs: moves where each action costs one. */
export function costMessage({ recording, run }: WholeRun): Message {
  const { solution } = recording
  if (!solution) return noSolution
  const { problem } = run
  if (!problem.costs) return lengthMessage(solution.length)
  const cost = inCosts(problem, costOfSolution(problem, solution))
  return { key: 'ownSearch.challenge.found.cost', values: { cost } }
}

const noSolution: Message = { key: 'ownSearch.challenge.found.noSolution' }

function lengthMessage(count: number): Message {
  return { key: 'ownSearch.challenge.found.length', values: { count } }
}

/** Compares the order in which two runs expand states. */
function judgeOrder(own: WholeRun, like: WholeRun): Finding {
  const [found, wanted] = [own.recording.expanded, like.recording.expanded]
  const least = Math.min(found, wanted)
  let at = 0
  while (at < least && isSameExpansion(own.recording, like.recording, at)) at++
  return {
    passed: at === found && at === wanted,
    found: expansionMessage(own, at),
    wanted: expansionMessage(like, at),
  }
}

function isSameExpansion(one: Recording, other: Recording, at: number): boolean {
  const [state, otherState] = [one, other].map((each) => stateOf(each, each.expansions.items[at]))
  return state.low === otherState.low && state.high === otherState.high
}

/** What is expanded at a place of the order; where the order ends there, that it does. */
function expansionMessage({ recording, run }: WholeRun, at: number): Message {
  const { expanded, expansions } = recording
  if (at === expanded) {
    return { key: 'ownSearch.challenge.found.orderEnds', values: { count: expanded } }
  }
  const state = run.problem.format(stateOf(recording, expansions.items[at]))
  return { key: 'ownSearch.challenge.found.order', values: { place: at + 1, state } }
}

import { createProblem } from '../../problems'
import type { Problem, State } from '../../problems/problem'
import { inCosts } from '../../recording/costs'
import type { Message } from '../../words/message'
import { heuristicName } from '../../words/problemWords'
import { blankSteps, inversionsOf } from '../../words/proof'

/** What may be told of a state while it is moved by hand. */
export const boardFigures = ['heuristic', 'inversions'] as const
export type BoardFigure = (typeof boardFigures)[number]

/** Says a figure of a state; nothing where its problem has none. */
export function boardFigure(
  problem: Problem,
  state: State,
  figure: BoardFigure,
): Message | undefined {
  return figure === 'heuristic' ? hTold(problem, state) : parityOf(problem, state)
}

function hTold(problem: Problem, state: State): Message | undefined {
  const [heuristic] = problem.heuristics
  if (!heuristic) return undefined
  const h = inCosts(problem, heuristic.of(state.low, state.high))
  const values = { h, heuristic: heuristicName(heuristic.id) }
  return { key: 'lessons.board.heuristic', values }
}

function parityOf(problem: Problem, state: State): Message | undefined {
  const from = createProblem({ ...problem.settings, start: problem.format(state) })
  const found = from.ok ? from.value.solvability() : undefined
  if (found?.proof !== 'parity') return undefined
  return {
    key: 'lessons.board.parity',
    values: {
      inversions: inversionsOf(found),
      steps: blankSteps(found),
      told: { key: `lessons.board.${found.solvable ? 'inStep' : 'outOfStep'}` },
    },
  }
}

import type { Problem, Settings } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { actionCost, inCosts } from '../../../src/recording/costs'
import { costOfSolution } from '../../../src/recording/query/path/pathCost'
import { readRun } from '../../../src/recording/run'
import { recorded } from './recorded'

/** A move from one state to another. */
export interface PlainMove {
  readonly from: string
  readonly to: string
  readonly cost: number
}

export function problemOf(settings: Settings): Problem {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  return run.value.problem
}

/** What the solution of a run costs. */
export function solutionCost(settings: Settings): number {
  const { run, recording } = recorded(settings)
  const { solution } = recording
  if (!solution) throw new Error('no solution')
  return inCosts(run.problem, costOfSolution(run.problem, solution))
}

/** All moves that can be made from the start on. */
export function allMoves(problem: Problem): readonly PlainMove[] {
  const moves: PlainMove[] = []
  const open = [problem.start]
  const seen = new Set([problem.format(problem.start)])
  for (let state = open.pop(); state; state = open.pop()) {
    const into = new Successors()
    problem.successors(state.low, state.high, into)
    for (let at = 0; at < into.count; at++) {
      const next = { low: into.low[at], high: into.high[at] }
      const [from, to] = [problem.format(state), problem.format(next)]
      moves.push({ from, to, cost: inCosts(problem, actionCost(problem, state, into.action[at])) })
      if (!seen.has(to)) open.push(next)
      seen.add(to)
    }
  }
  return moves
}

/** What it costs to come from one state to each of the others, by going over all moves again and again. */
export function leastCosts(
  moves: readonly PlainMove[],
  first: string,
): ReadonlyMap<string, number> {
  const costs = new Map([[first, 0]])
  const costOf = (state: string) => costs.get(state) ?? Number.POSITIVE_INFINITY
  // Without a circle below zero no way is longer than there are moves.
  for (let round = 0; round < moves.length; round++) {
    for (const { from, to, cost } of moves) {
      if (costOf(from) + cost < costOf(to)) costs.set(to, costOf(from) + cost)
    }
  }
  return costs
}

/** What it costs to come from the start of a run to each state. */
export function costsFromStart(settings: Settings): ReadonlyMap<string, number> {
  const problem = problemOf(settings)
  return leastCosts(allMoves(problem), problem.format(problem.start))
}

/** What it costs to come from each state to the goal of a run. */
export function costsToGoal(settings: Settings): ReadonlyMap<string, number> {
  const problem = problemOf(settings)
  if (!problem.goal) throw new Error('several goals')
  const back = allMoves(problem).map(({ from, to, cost }) => ({ from: to, to: from, cost }))
  return leastCosts(back, problem.format(problem.goal))
}

/** A text as one line, as a reader sees it. */
export function asOneLine(text: string | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ')
}

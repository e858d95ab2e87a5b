import { inCosts } from '../../recording/costs'
import { goalTestOf } from '../../recording/goalTest'
import type { RunOutcome } from '../../recording/marker'
import { optimalityFound } from '../../recording/optimality'
import { eventAt } from '../../recording/query/events'
import { keepsWorse } from '../../recording/query/frontier/keepsWorse'
import type { DropMarker, SolutionMarker } from '../../recording/query/markers'
import { pathCost } from '../../recording/query/path/pathCost'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { figure } from '../../words/numbers'
import { unsolvableProof } from '../../words/proof'
import { backUpNarration } from './backUp'
import { childNarration } from './childNarration'
import { hasDepthLimit } from './hasDepthLimit'
import { inCircles } from './inCircles'
import { knownDiscipline } from './knownDiscipline'
import { mayHaveMissed } from './mayHaveMissed'
import { movesNarration } from './movesNarration'
import { outOfOrder } from './outOfOrder'
import { passesGoal } from './passesGoal'
import { moveCount, pathLength, solutionLength } from './pathLength'
import { sentences } from './sentences'
import { solved } from './solved'
import { testedWhenLeaving } from './testedWhenLeaving'
import { toldLimit } from './toldLimit'
import { toldValues } from './toldValues'
import { whyShortest } from './whyShortest'

/**
 * What happened at an event and why, in one or two sentences.
 *
 * @param step the number of an event, from 0 to `events - 1`
 * @throws RangeError when there is no such event
 */
export function narrate(recording: Recording, run: Run, step: number): Message {
  const told = narrateEvent(recording, run, step)
  const { overBudget, outcome, events } = recording
  if (!overBudget || !outcome || step < events - 1) return told
  return sentences({ key: 'narration.recordEnds' }, narrateEnd(recording, run, outcome))
}

function narrateEvent(recording: Recording, run: Run, step: number): Message {
  const event = eventAt(recording, step)
  switch (event.kind) {
    case 'generate':
      return childNarration(recording, run, event.node)
    case 'expand':
      return expansion(recording, run, event.node, step)
    case 'solution':
      return solution(recording, run, event)
    case 'supersede':
      return superseded(recording, run, event.node, event.by, event.waiting)
    case 'drop':
      return dropped(recording, run, event)
    case 'iteration': {
      const time = event.firstRow === 0 ? 'first' : 'again'
      const told = toldLimit(recording, run)
      const isH = event.limit === inCosts(run.problem, recording.columns.h[0])
      const kind = told === 'f' && time === 'first' && !isH ? 'any' : told
      return { key: `narration.iteration.${time}.${kind}`, values: { limit: event.limit } }
    }
    case 'finish':
      return narrateEnd(recording, run, event.outcome)
  }
}

function expansion(recording: Recording, run: Run, node: Node, step: number): Message {
  const { solver } = run.chosen
  const isOnlyNode = recording.columns.parent[node] < 0 && !solver.twoSided
  const passes = testedWhenLeaving(run) && passesGoal(recording, run, node)
  const passed: Message | undefined = passes ? { key: 'ownSearch.passesGoal' } : undefined
  // Of two sides one begins at the goal, and they end where they meet.
  const tested = testedWhenLeaving(run) && !passes && !solver.twoSided ? 'NotGoal' : ''
  const discipline = knownDiscipline(recording, run)
  const moves = movesNarration(recording, run, node)
  if (isOnlyNode) {
    const left: Message = { key: `narration.startLeaves${tested}.${discipline}`, values: { node } }
    return sentences(left, passed, moves)
  }
  const values = { who: whoLeaves(recording, run, node), ...toldValues(recording, run, node) }
  const backUp = backUpNarration(recording, run, node, step)
  const how = backUp && discipline === 'path' ? 'pathAgain' : discipline
  const left = sentences(
    { key: `narration.leaves${tested}.${how}`, values },
    outOfOrder(recording, run, step),
  )
  return backUp ? sentences(backUp, left, passed, moves) : sentences(left, passed, moves)
}

/** A node as the subject of a sentence: of two sides, with its side. */
function whoLeaves({ columns }: Recording, { chosen }: Run, node: Node): Message {
  if (!chosen.solver.twoSided) return { key: 'narration.who.node', values: { node } }
  if (node === 0) return { key: 'narration.who.start', values: { node } }
  const side = columns.side[node] === 1 ? 'backward' : 'forward'
  const who = columns.parent[node] < 0 ? 'goal' : side
  return { key: `narration.who.${who}`, values: { node } }
}

function solution(
  recording: Recording,
  run: Run,
  { node, meets, event, waiting }: SolutionMarker,
): Message {
  const { columns } = recording
  if (columns.depth[node] === 0) return { key: 'narration.solution.start' }
  const why = whyShortest(run, optimalityFound(run, recording))
  if (meets !== undefined) {
    const moves = solutionLength(run, recording.solution ?? [])
    const met: Message = { key: 'narration.solution.meets', values: { node, meets, moves } }
    return sentences(met, why)
  }
  const moves = pathLength(recording, run, node)
  const values = { moves, ...toldValues(recording, run, node) }
  const found: Message = testedWhenLeaving(run)
    ? sentences(
        { key: `narration.solution.left.${knownDiscipline(recording, run)}`, values },
        outOfOrder(recording, run, event),
      )
    : { key: 'narration.solution.generated', values }
  const backUp = waiting ? backUpNarration(recording, run, node, event) : undefined
  return backUp ? sentences(backUp, found, why) : sentences(found, why)
}

function superseded(
  { columns }: Recording,
  { problem }: Run,
  node: Node,
  by: Node,
  waiting: boolean,
): Message {
  const [cost, before] = [by, node].map((each) => inCosts(problem, pathCost(columns, each)))
  const way: Message = problem.costs
    ? { key: 'narration.supersede.atCost', values: { cost, before } }
    : {
        key: 'narration.supersede.inMoves',
        values: { moves: moveCount(cost), before: figure(before) },
      }
  const key = waiting ? 'narration.supersede.waiting' : 'narration.supersede.left'
  return { key, values: { node, by, way } }
}

/** Why a node was dropped: each reason, where it is known to be one, is told in words of its own. */
function dropped(recording: Recording, run: Run, { node, reason, event }: DropMarker): Message {
  switch (reason) {
    case 'beam-full':
      return isWorstOfLevel(recording, run, node, event)
        ? {
            key: 'narration.drop.beam-full',
            // How many nodes of a level the beam takes.
            values: {
              ...toldValues(recording, run, node),
              count: Number(run.chosen.options.width),
            },
          }
        : { key: 'narration.drop.any', values: { node } }
  }
}

/** Whether a search that goes by level has dropped a node to which it prefers what it keeps of the level. */
function isWorstOfLevel(recording: Recording, run: Run, node: Node, step: number): boolean {
  return (
    'byLevel' in run.chosen.solver.frontier &&
    knownDiscipline(recording, run) !== 'any' &&
    !keepsWorse(recording, run.chosen, node, step)
  )
}

/** How a search ended, and what it has cost. */
export function narrateEnd(recording: Recording, run: Run, outcome: RunOutcome): Message {
  const { reached, generated, expanded } = recording.totals
  const frontier: Message = {
    key: `narration.frontier.${knownDiscipline(recording, run)}`,
  }
  const solvability = run.problem.solvability()
  const proof = unsolvableProof(solvability)
  // What a search of one's own has left out, nobody knows.
  if (outcome.kind === 'exhausted' && !run.chosen.solver.own) {
    const why = exhausted(run)
    const key = `narration.finish.exhausted.${why}` as const
    // Then the search itself has counted what the proof counts.
    const isCounted = solvability?.proof === 'counted' && solvability.states === reached
    const isSaid = why === 'goal' && isCounted
    return sentences({ key, values: { frontier, count: reached } }, isSaid ? undefined : proof)
  }
  const nodes: Message = { key: 'narration.nodeCount', values: { count: generated } }
  const values = { nodes, expanded, frontier }
  if (outcome.kind === 'exhausted' || (outcome.kind === 'limit' && proof)) {
    return sentences({ key: 'narration.finish.notFound', values }, proof)
  }
  if (outcome.kind === 'limit') return withinLimit(recording, run, values)
  if (outcome.kind !== 'solved') {
    return sentences({ key: `narration.finish.${outcome.kind}`, values }, inCircles(recording, run))
  }
  return solved(recording, run, values)
}

/** The end of a search that has cut off or dropped nodes, and has not found a goal that may exist. */
function withinLimit(recording: Recording, run: Run, values: NonNullable<Message['values']>) {
  const { dropped } = recording.totals
  if (dropped > 0) {
    return { key: 'narration.finish.dropped', values: { ...values, count: dropped } } as const
  }
  // A search of one's own may call something else its limit.
  const isCutByDepth = recording.totals.prunedBy['depth-limit'] > 0
  if (!isCutByDepth || !hasDepthLimit(run.chosen)) {
    return { key: 'narration.finish.notFound', values } as const
  }
  const limit = Number(run.chosen.values.limit)
  return sentences(
    { key: 'narration.finish.limit', values: { ...values, limit } },
    mayHaveMissed(recording, run) ? { key: 'narration.finish.mayHaveMissed' } : undefined,
  )
}

/** What it means that nothing is left to expand. */
function exhausted({ chosen }: Run): 'explored' | 'twoWays' | 'path' | 'goal' {
  if (goalTestOf(chosen) === 'never') return 'explored'
  if (chosen.solver.twoSided) return 'twoWays'
  return chosen.solver.frontier.order === 'path' ? 'path' : 'goal'
}

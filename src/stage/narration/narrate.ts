import { eventAt } from '../../recording/query/events'
import type { RunOutcome } from '../../recording/marker'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message, MessageKey } from '../../words/message'
import { figure } from '../../words/numbers'
import { unsolvableProof } from '../../words/proof'
import { childNarration } from './childNarration'
import { movesNarration } from './movesNarration'
import { nodeValues } from '../nodeValues'
import { sentences } from './sentences'
import { testedWhenLeaving } from './testedWhenLeaving'
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
      return expansion(recording, run, event.node)
    case 'solution':
      return solution(recording, run, event.node, event.meets)
    case 'supersede':
      return superseded(recording, event.node, event.by, event.waiting)
    case 'drop':
      return { key: `narration.drop.${event.reason}`, values: { node: event.node } }
    case 'iteration': {
      const kind = run.chosen.options.heuristic === undefined ? 'depth' : 'f'
      const time = event.firstRow === 0 ? 'first' : 'again'
      return { key: `narration.iteration.${time}.${kind}`, values: { limit: event.limit } }
    }
    case 'finish':
      return narrateEnd(recording, run, event.outcome)
  }
}

function expansion(recording: Recording, run: Run, node: Node): Message {
  const { id, frontier } = run.chosen.solver
  const isStart = recording.columns.parent[node] < 0
  const values = nodeValues(recording, node)
  const moves = movesNarration(recording, run, node)
  if (id === 'bidirectional' && node === 0) {
    return sentences({ key: 'narration.startLeaves.twoWays' }, moves)
  }
  if (id === 'bidirectional') {
    const side = recording.columns.side[node] === 1 ? 'backward' : 'forward'
    const from = isStart ? 'goal' : side
    return sentences({ key: `narration.leavesOfTwo.${from}`, values }, moves)
  }
  const isOnlyNode = isStart && id !== 'bidirectional'
  const who = isOnlyNode ? 'startLeaves' : 'leaves'
  const leaves: Message = testedWhenLeaving(run)
    ? { key: `narration.${who}NotGoal.${frontier}`, values }
    : { key: `narration.${who}.${frontier}`, values }
  return sentences(leaves, moves)
}

function solution(recording: Recording, run: Run, node: Node, meets: Node | undefined): Message {
  const { columns } = recording
  if (columns.depth[node] === 0) return { key: 'narration.solution.start' }
  const { frontier } = run.chosen.solver
  if (meets !== undefined) {
    const moves = moveCount(columns.depth[node] + columns.depth[meets])
    const met: Message = { key: 'narration.solution.meets', values: { node, meets, moves } }
    return sentences(met, whyShortest(run))
  }
  const values = { node, moves: moveCount(columns.depth[node]) }
  const found: Message = testedWhenLeaving(run)
    ? { key: `narration.solution.left.${frontier}`, values }
    : { key: 'narration.solution.generated', values }
  return sentences(found, whyShortest(run))
}

function superseded({ columns }: Recording, node: Node, by: Node, waiting: boolean): Message {
  const values = {
    node,
    by,
    moves: moveCount(columns.depth[by]),
    before: figure(columns.depth[node]),
  }
  return { key: waiting ? 'narration.supersede.waiting' : 'narration.supersede.left', values }
}

/** How a search ended, and what it has cost. */
export function narrateEnd(recording: Recording, run: Run, outcome: RunOutcome): Message {
  const { totals, solution: actions, solutions } = recording
  const { reached, generated, expanded } = totals
  if (outcome.kind === 'exhausted') {
    const proof = unsolvableProof(run.problem.solvability())
    return sentences({ key: exhaustedKey(run), values: { reached } }, proof)
  }
  const nodes: Message = { key: 'narration.nodeCount', values: { count: generated } }
  const values = { nodes, expanded }
  if (outcome.kind !== 'solved') return { key: `narration.finish.${outcome.kind}`, values }
  const moves = moveCount(actions?.length ?? 0)
  if (solutions === 1) return { key: 'narration.finish.solved', values: { ...values, moves } }
  return { key: 'narration.finish.solvedAll', values: { ...values, moves, count: solutions } }
}

function exhaustedKey({ chosen: { solver, options } }: Run): MessageKey {
  if (options.goalTest === 'never') return 'narration.finish.exhausted.explored'
  if (solver.id === 'bidirectional') return 'narration.finish.exhausted.twoWays'
  if (solver.frontier === 'path') return 'narration.finish.exhausted.path'
  if (solver.frontier === 'queue') return 'narration.finish.exhausted.queue'
  if (solver.frontier === 'stack') return 'narration.finish.exhausted.stack'
  return 'narration.finish.exhausted.goal'
}

function moveCount(count: number): Message {
  return { key: 'narration.moveCount', values: { count } }
}

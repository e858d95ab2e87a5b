import { eventAt } from '../../recording/events'
import type { RunOutcome } from '../../recording/landmark'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { unsolvableProof } from '../../words/proof'
import { childNarration } from './childNarration'
import { movesNarration } from './movesNarration'
import { testedWhenLeaving } from './testedWhenLeaving'
import { sentences } from './sentences'

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
  return sentences({ key: 'narration.recordEnds' }, finish(recording, run, outcome))
}

function narrateEvent(recording: Recording, run: Run, step: number): Message {
  const event = eventAt(recording, step)
  if (event.kind === 'generate') return childNarration(recording, run, event.node)
  if (event.kind === 'expand') return expansion(recording, run, event.node)
  if (event.kind === 'solution') return solution(recording, run, event.node)
  return finish(recording, run, event.outcome)
}

function expansion(recording: Recording, run: Run, node: Node): Message {
  const { frontier } = run.chosen.solver
  const who = node === 0 ? 'startLeaves' : 'leaves'
  const leaves: Message = testedWhenLeaving(run)
    ? { key: `narration.${who}NotGoal.${frontier}`, values: { node } }
    : { key: `narration.${who}.${frontier}`, values: { node } }
  return sentences(leaves, movesNarration(recording, node))
}

function solution({ columns }: Recording, run: Run, node: Node): Message {
  if (node === 0) return { key: 'narration.solution.start' }
  const { id, frontier } = run.chosen.solver
  const values = { node, moves: moveCount(columns.depth[node]) }
  const found: Message = testedWhenLeaving(run)
    ? { key: `narration.solution.left.${frontier}`, values }
    : { key: 'narration.solution.generated', values }
  return sentences(
    found,
    id === 'breadth-first' ? { key: 'narration.solution.why.breadth-first' } : undefined,
  )
}

function finish(recording: Recording, run: Run, outcome: RunOutcome): Message {
  const { totals, solution } = recording
  if (outcome.kind === 'exhausted') {
    const { frontier } = run.chosen.solver
    const values = { reached: totals.reached }
    const proof = unsolvableProof(run.puzzle.solvability())
    return sentences({ key: `narration.finish.exhausted.${frontier}`, values }, proof)
  }
  const nodes: Message = { key: 'narration.nodeCount', values: { count: totals.generated } }
  const values = { nodes, expanded: totals.expanded }
  if (outcome.kind !== 'solved') return { key: `narration.finish.${outcome.kind}`, values }
  const moves = moveCount(solution?.length ?? 0)
  return { key: 'narration.finish.solved', values: { ...values, moves } }
}

function moveCount(count: number): Message {
  return { key: 'narration.moveCount', values: { count } }
}

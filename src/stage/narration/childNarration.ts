import type { Problem } from '../../problems/problem'
import { inCosts } from '../../recording/costs'
import { goalTestOf } from '../../recording/goalTest'
import { iterationAt } from '../../recording/query/iterations'
import { solutionMarkers } from '../../recording/query/markers'
import { pathCost } from '../../recording/query/path/pathCost'
import { statusAt } from '../../recording/query/status'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { moveMessage } from '../../words/move'
import type { ToldMove } from '../../words/move'
import { numberWord } from '../../words/numberWord'
import { isMirrored } from '../isMirrored'
import { toldMoveTo } from '../toldMove'
import { breaksOffAt } from './breaksOffAt'
import { hasDepthLimit } from './hasDepthLimit'
import { isNewState } from './isNewState'
import { isUndone } from './isUndone'
import { knownDiscipline } from './knownDiscipline'
import { passesGoal } from './passesGoal'
import { prunedFor } from './prunedFor'
import { rootNarration } from './rootNarration'
import { sentences } from './sentences'
import { testedWhenLeaving } from './testedWhenLeaving'
import { toldValues } from './toldValues'

/** How a node came to be: by which move, and whether it is kept. */
export function childNarration(recording: Recording, run: Run, node: Node): Message {
  const { columns } = recording
  const isFoundNow = !testedWhenLeaving(run) && solutionMarkers(recording).has(node)
  if (columns.parent[node] < 0) return rootNarration(recording, run, node, isFoundNow)

  const move = toldMoveTo(recording, run.problem, node)
  const reason = prunedFor(recording, run, node)
  if (reason === 'reached') return repeated(recording, run, node, move)
  if (reason) return cut(recording, run, node, reason, move)
  const kept = keptMessage(recording, run, node, move)
  const endsHere = isFoundNow || breaksOffAt(recording, run, node)
  return endsHere ? kept : sentences(kept, joiningMessage(recording, run, node))
}

function keptMessage(recording: Recording, run: Run, node: Node, move: ToldMove): Message {
  const { chosen, problem } = run
  const { depth, side, twin } = recording.columns
  const values = { move: moveMessage(move, 'moves'), node, depth: depth[node] }
  const other = twin[node]
  if (other >= 0 && problem.costs) {
    const [cost, before] = [node, other].map((each) => costOf(recording, problem, each))
    return { key: 'narration.kept.atLessCost', values: { ...values, twin: other, cost, before } }
  }
  if (other >= 0) {
    return {
      key: 'narration.kept.cheaper',
      values: { ...values, twin: other, before: depth[other] },
    }
  }
  // One that was stopped before it looked does not know; and a board where two sides meet is not new.
  const isMet = solutionMarkers(recording).get(node)?.meets !== undefined
  const isNew = isNewState(recording, run, node) && !isMet && !breaksOffAt(recording, run, node)
  // What the limit cut off was met before all the same.
  if (isNew && hasDepthLimit(chosen)) return { key: 'narration.kept.unreached', values }
  const from = side[node] === 1 ? 'FromGoal' : ''
  return { key: `narration.kept.${isNew ? 'new' : 'plain'}${from}`, values }
}

function joiningMessage(recording: Recording, run: Run, node: Node): Message {
  const { solver } = run.chosen
  const discipline = knownDiscipline(recording, run)
  const values = toldValues(recording, run, node)
  const joins: Message = { key: `narration.joins.${discipline}`, values }
  if (solver.twoSided) {
    const isNew = isNewState(recording, run, node)
    return isNew ? sentences({ key: 'narration.joinsNotMet' }, joins) : joins
  }
  if (goalTestOf(run.chosen) !== 'generation') return joins
  if (passesGoal(recording, run, node)) return sentences({ key: 'ownSearch.passesGoal' }, joins)
  return { key: `narration.joinsNotGoal.${discipline}`, values }
}

/** A child that was pruned for another reason than that its board was reached before. */
function cut(
  recording: Recording,
  run: Run,
  node: Node,
  reason: Exclude<ReturnType<typeof prunedFor>, 'reached' | undefined>,
  move: ToldMove,
): Message {
  const { depth, generatedAt } = recording.columns
  const { limit: most } = iterationAt(recording, generatedAt[node])
  // The limit of a depth follows from the node that is cut off, whatever it is called in the search.
  const limit = reason === 'over-limit' ? most : depth[node] - (reason === 'tooDeep' ? 1 : 0)
  return {
    key: `narration.pruned.${limit === undefined ? 'overAnyLimit' : reason}`,
    values: {
      move: moveMessage(move, 'moves'),
      ...toldValues(recording, run, node),
      limit: limit ?? 0,
    },
  }
}

function repeated(recording: Recording, { problem }: Run, node: Node, move: ToldMove): Message {
  const twin = recording.columns.twin[node]
  // A search of one's own need not name it.
  if (twin < 0) {
    return { key: 'narration.pruned.reached.unnamed', values: { move: moveMessage(move, 'moves') } }
  }
  if (isUndone(recording, node)) {
    const values = { move: moveMessage(move, 'movesBack'), twin }
    return { key: 'narration.pruned.reached.undo', values }
  }
  const values = {
    move: moveMessage(move, 'moves'),
    twin,
    where: twinPath(recording, problem, node),
  }
  const as = isMirrored(recording, node) ? 'mirrored' : 'again'
  const isDropped = statusAt(recording, twin, recording.columns.generatedAt[node]) === 'dropped'
  const dropped: Message = { key: 'narration.pruned.twinDropped', values: { twin } }
  return sentences(
    { key: `narration.pruned.reached.${as}`, values },
    isDropped ? dropped : undefined,
  )
}

/** How the path to the twin of a node compares with that to the node. */
function twinPath(recording: Recording, problem: Problem, node: Node): Message {
  if (!problem.costs) return twinDepth(recording, node)
  const twin = recording.columns.twin[node]
  const less = costOf(recording, problem, node) - costOf(recording, problem, twin)
  if (less === 0) return { key: 'narration.pruned.atSameCost' }
  return less > 0
    ? { key: 'narration.pruned.cheaper', values: { by: less } }
    : { key: 'narration.pruned.dearer', values: { by: -less } }
}

function costOf({ columns }: Recording, problem: Problem, node: Node): number {
  return inCosts(problem, pathCost(columns, node))
}

function twinDepth({ columns: { depth, side, twin } }: Recording, node: Node): Message {
  const shorter = depth[node] - depth[twin[node]]
  if (shorter === 0) return { key: 'narration.pruned.same' }
  const count = Math.abs(shorter)
  const values = { count, word: numberWord(count) }
  const root = side[node] === 1 ? 'Goal' : ''
  return { key: `narration.pruned.${shorter > 0 ? 'shorter' : 'longer'}${root}`, values }
}

import { iterationAt } from '../../recording/iterations'
import { stateOf } from '../../recording/path'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import { solutionMarks } from '../../recording/solutions'
import type { Node, PruneReason } from '../../solvers/solver'
import type { Message } from '../../words/message'
import { moveMessage } from '../../words/move'
import type { ToldMove } from '../../words/move'
import { numberWord } from '../../words/numbers'
import { unsolvableProof } from '../../words/proof'
import { toldMove } from '../toldMove'
import { nodeValues } from '../nodeValues'
import { sentences } from './sentences'
import { testedWhenLeaving } from './testedWhenLeaving'

/** How a node came to be: by which move, and whether it is kept. */
export function childNarration(recording: Recording, run: Run, node: Node): Message {
  const { columns } = recording
  const { frontier } = run.chosen.solver
  const isFoundNow = !testedWhenLeaving(run) && solutionMarks(recording).has(node)
  if (columns.parent[node] < 0) {
    if (columns.side[node] === 1) return { key: 'narration.start.goal', values: { node } }
    const start: Message = {
      key: `narration.start.${isFoundNow ? 'solved' : frontier}`,
      values: { node },
    }
    return sentences(start, unsolvableProof(run.puzzle.solvability()))
  }

  const move = moveTo(recording, run, node)
  const reason = reasonOf(columns.reason[node])
  if (reason === 'reached') return repeated(recording, node, move)
  if (reason) return cut(recording, node, reason, move)
  const kept: Message = {
    key: 'narration.kept',
    values: { move: moveMessage(move, 'moves'), node, depth: columns.depth[node] },
  }
  if (isFoundNow) return kept
  const joins = testedWhenLeaving(run) ? 'joins' : 'joinsNotGoal'
  return sentences(kept, {
    key: `narration.${joins}.${frontier}`,
    values: nodeValues(recording, node),
  })
}

/** A child that was pruned for another reason than that its board was reached before. */
function cut(
  recording: Recording,
  node: Node,
  reason: Exclude<PruneReason, 'reached'>,
  move: ToldMove,
): Message {
  const { limit = 0 } = iterationAt(recording, recording.columns.generatedAt[node])
  return {
    key: `narration.pruned.${reason}`,
    values: { move: moveMessage(move, 'moves'), ...nodeValues(recording, node), limit },
  }
}

function repeated(recording: Recording, node: Node, move: ToldMove): Message {
  const twin = recording.columns.twin[node]
  if (isUndone(recording, node)) {
    const values = { move: moveMessage(move, 'movesBack'), twin }
    return { key: 'narration.pruned.reached.undo', values }
  }
  const values = { move: moveMessage(move, 'moves'), twin, where: twinDepth(recording, node) }
  return { key: 'narration.pruned.reached.again', values }
}

/** True when a pruned node has the very board of its grandparent, not one taken as equal. */
function isUndone({ columns: { parent, twin, low, high } }: Recording, node: Node): boolean {
  const before = parent[parent[node]]
  return twin[node] === before && low[node] === low[before] && high[node] === high[before]
}

function twinDepth({ columns: { depth, twin } }: Recording, node: Node): Message {
  const nearer = depth[node] - depth[twin[node]]
  if (nearer === 0) return { key: 'narration.pruned.same' }
  const count = Math.abs(nearer)
  const values = { count, word: numberWord(count) }
  return { key: nearer > 0 ? 'narration.pruned.nearer' : 'narration.pruned.farther', values }
}

function moveTo(recording: Recording, { puzzle }: Run, node: Node): ToldMove {
  const { parent, action } = recording.columns
  return toldMove(puzzle, stateOf(recording, parent[node]), action[node])
}

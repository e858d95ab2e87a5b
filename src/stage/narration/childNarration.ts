import { stateOf } from '../../recording/path'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node, PruneReason } from '../../solvers/solver'
import type { Message, MessageValue } from '../../words/message'
import { numberWord } from '../../words/numbers'
import { unsolvableProof } from '../../words/proof'
import { sentences } from './sentences'
import { testedWhenLeaving } from './testedWhenLeaving'

/** How a node came to be: by which move, and whether it is kept. */
export function childNarration(recording: Recording, run: Run, node: Node): Message {
  const { columns } = recording
  const { frontier } = run.chosen.solver
  const isFoundNow = !testedWhenLeaving(run) && isSolution(recording, node)
  if (columns.parent[node] < 0) {
    const start: Message = { key: `narration.start.${isFoundNow ? 'solved' : frontier}` }
    return sentences(start, unsolvableProof(run.puzzle.solvability()))
  }

  const move = moveTo(recording, run, node)
  const reason = reasonOf(columns.reason[node])
  if (reason) return pruned(recording, node, reason, move)
  const kept: Message = {
    key: 'narration.kept',
    values: { ...move, node, depth: columns.depth[node] },
  }
  if (isFoundNow) return kept
  const joins = testedWhenLeaving(run) ? 'joins' : 'joinsNotGoal'
  return sentences(kept, { key: `narration.${joins}.${frontier}` })
}

function pruned(
  recording: Recording,
  node: Node,
  reason: PruneReason,
  move: Readonly<Record<string, MessageValue>>,
): Message {
  const { parent, twin } = recording.columns
  const values = { ...move, twin: twin[node] }
  if (twin[node] === parent[parent[node]]) {
    return { key: `narration.pruned.${reason}.undo`, values }
  }
  const where = twinDepth(recording, node)
  return { key: `narration.pruned.${reason}.again`, values: { ...values, where } }
}

function twinDepth({ columns: { depth, twin } }: Recording, node: Node): Message {
  const nearer = depth[node] - depth[twin[node]]
  if (nearer === 0) return { key: 'narration.pruned.same' }
  const count = Math.abs(nearer)
  const values = { count, word: numberWord(count) }
  return { key: nearer > 0 ? 'narration.pruned.nearer' : 'narration.pruned.farther', values }
}

function moveTo(recording: Recording, { puzzle }: Run, node: Node) {
  const { parent, action } = recording.columns
  const { piece, direction } = puzzle.describe(stateOf(recording, parent[node]), action[node])
  const said: Message = { key: `common.direction.${direction}` }
  return { piece, direction: said }
}

function isSolution({ landmarks }: Recording, node: Node): boolean {
  return landmarks.some((mark) => mark.kind === 'solution' && mark.node === node)
}

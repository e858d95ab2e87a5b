import { iterationAt } from '../../recording/query/iterations'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message, MessageKey } from '../../words/message'
import { unsolvableProof } from '../../words/proof'
import { disciplineOf } from '../priority'
import { breaksOffAt } from './breaksOffAt'
import { sentences } from './sentences'

/** How the root of a tree came to be, and what was done with it. */
export function rootNarration(
  recording: Recording,
  run: Run,
  node: Node,
  isFoundNow: boolean,
): Message {
  const { columns } = recording
  const isPlain = isFoundNow || breaksOffAt(recording, node)
  if (columns.side[node] === 1) {
    if (isPlain) return { key: 'narration.start.plainGoal', values: { node } }
    const frontier: Message = {
      key: `narration.frontier.${disciplineOf(run.chosen.solver.frontier)}`,
    }
    return { key: 'narration.start.goal', values: { node, frontier } }
  }
  const { limit = 0 } = iterationAt(recording, columns.generatedAt[node])
  const key = startKey(run, node, isPlain, columns.reason[node] !== kept)
  const proof = unsolvableProof(run.problem.solvability())
  return sentences({ key, values: { node, limit } }, node === 0 ? proof : undefined)
}

function startKey(run: Run, node: Node, isPlain: boolean, isCut: boolean): MessageKey {
  if (isPlain) return 'narration.start.plain'
  if (isCut) return 'narration.start.cut'
  // The only other roots on this side are those of a search that begins anew.
  return node > 0
    ? 'narration.start.again'
    : `narration.start.${disciplineOf(run.chosen.solver.frontier)}`
}

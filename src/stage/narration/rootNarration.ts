import { goalTestOf } from '../../recording/goalTest'
import { iterationAt } from '../../recording/query/iterations'
import { reasonOf } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Node } from '../../solvers/solver'
import type { Message, MessageKey } from '../../words/message'
import { unsolvableProof } from '../../words/proof'
import { breaksOffAt } from './breaksOffAt'
import { isStack, knownDiscipline } from './knownDiscipline'
import type { KnownDiscipline } from './knownDiscipline'
import { passesGoal } from './passesGoal'
import { sentences } from './sentences'

/** How the root of a tree came to be, and what was done with it. */
export function rootNarration(
  recording: Recording,
  run: Run,
  node: Node,
  isFoundNow: boolean,
): Message {
  const { columns } = recording
  const isPlain = isFoundNow || breaksOffAt(recording, run, node)
  const discipline = knownDiscipline(recording, run)
  if (columns.side[node] === 1) {
    if (isPlain) return { key: 'narration.start.plainGoal', values: { node } }
    const frontier: Message = {
      key: `narration.frontier.${discipline}`,
    }
    return { key: 'narration.start.goal', values: { node, frontier } }
  }
  const { limit = 0 } = iterationAt(recording, columns.generatedAt[node])
  // A search of one's own may go on with it without having compared it with the goal.
  const isTested = goalTestOf(run.chosen) === 'generation' && !passesGoal(recording, run, node)
  const reason = reasonOf(columns.reason[node])
  const isAtLimit = isTested && reason === 'depth-limit' && limit === columns.depth[node]
  const cut = reason && (isAtLimit ? 'cut' : 'pruned')
  const key = isPlain ? 'narration.start.plain' : startKey(discipline, node, isTested, cut)
  const proof = unsolvableProof(run.problem.solvability())
  return sentences({ key, values: { node, limit } }, node === 0 ? proof : undefined)
}

function startKey(
  discipline: KnownDiscipline,
  node: Node,
  isTested: boolean,
  cut: 'cut' | 'pruned' | undefined,
): MessageKey {
  if (cut) return `narration.start.${cut}`
  // The only other roots on this side are those of a search that begins anew.
  if (node > 0 && isStack(discipline)) return 'narration.start.again'
  return `narration.start.${discipline === 'path' && !isTested ? 'stack' : discipline}`
}

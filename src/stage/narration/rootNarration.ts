import { goalTestOf } from '../../recording/goalTest'
import { iterationAt } from '../../recording/query/iterations'
import { kept } from '../../recording/reasonCodes'
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
  const key = startKey(discipline, node, isPlain, columns.reason[node] !== kept)
  // A search of one's own may put it there without having compared it with the goal.
  const isTested = goalTestOf(run.chosen) === 'generation' && !passesGoal(recording, run, node)
  const told = key === 'narration.start.path' && !isTested ? 'narration.start.stack' : key
  const proof = unsolvableProof(run.problem.solvability())
  return sentences({ key: told, values: { node, limit } }, node === 0 ? proof : undefined)
}

function startKey(
  discipline: KnownDiscipline,
  node: Node,
  isPlain: boolean,
  isCut: boolean,
): MessageKey {
  if (isPlain) return 'narration.start.plain'
  if (isCut) return 'narration.start.cut'
  // The only other roots on this side are those of a search that begins anew.
  return node > 0 && isStack(discipline) ? 'narration.start.again' : `narration.start.${discipline}`
}

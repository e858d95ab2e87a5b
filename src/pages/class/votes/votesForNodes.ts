import type { PutQuestion } from '../../../classroom/protocol/question'
import type { NodeVotes } from '../../../stage/votes/nodeVotes'
import { countsByAnswer } from './countsByAnswer'

/** The votes that a tree shows: those of a question for a node, once they are released. */
export function votesForNodes(put: PutQuestion | undefined): readonly NodeVotes[] {
  if (put?.question.kind !== 'node' || !put.released) return []
  return countsByAnswer(put.released, put.right).map(({ answer, counts, isRight }) => ({
    node: answer,
    counts,
    isRight,
  }))
}

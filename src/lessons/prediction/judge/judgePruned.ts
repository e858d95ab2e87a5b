import { kept, reasonOf } from '../../../recording/reasonCodes'
import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Node, PruneReason } from '../../../solvers/solver'
import { isMirrored } from '../../../stage/isMirrored'
import { narrate } from '../../../stage/narration/narrate'
import { testedWhenLeaving } from '../../../stage/narration/testedWhenLeaving'
import type { Message } from '../../../words/message'
import type { Prediction } from '../prediction'
import { calledChild } from './calledNode'
import type { Judged } from './judged'

/** Judges the children that are said to be pruned. */
export function judgePruned(
  recording: Recording,
  run: Run,
  { children, right }: Extract<Prediction, { ask: 'pruned' }>,
  chosen: readonly Node[],
): Judged {
  const agrees = (node: Node) => chosen.includes(node) === right.includes(node)
  const others = children.filter((node) => !agrees(node))
  const [first] = others
  if (first === undefined) return { kind: 'right' }
  const { columns } = recording
  const reasons = reasonsAmong(right.map((child) => columns.reason[child]))
  const asked = reasons.length > 0 ? reasons : reasonsOfSearch(recording, run)
  const mirrors = right.some((child) => isMirrored(recording, child))
  const questions = eitherOf(asked.map((reason) => questionOf(run, reason, mirrors)))
  const isKept = columns.reason[first] === kept
  return {
    kind: 'wrong',
    hint: { key: 'lessons.asked.pruned.hint', values: { count: others.length, questions } },
    feedback: {
      key: `lessons.asked.pruned.feedback.${isKept ? 'kept' : 'pruned'}`,
      values: {
        which: calledChild(recording, run, children, first),
        told: narrate(recording, run, columns.generatedAt[first]),
      },
    },
  }
}

/** Why children are pruned elsewhere in a search, or would be: never none. */
function reasonsOfSearch({ columns, rows }: Recording, { chosen }: Run): readonly PruneReason[] {
  const found = reasonsAmong(columns.reason.subarray(0, rows))
  if (found.length > 0) return found
  return [chosen.solver.forgets ? 'undoes' : 'reached']
}

/** The reasons behind some codes, each once. */
function reasonsAmong(codes: Iterable<number>): readonly PruneReason[] {
  return Array.from(new Set(codes)).flatMap((code) => reasonOf(code) ?? [])
}

/** Questions are sentences of their own, so that a comma stands before each “or”. */
function eitherOf([first, ...others]: readonly Message[]): Message {
  return others.reduce(
    (before, next): Message => ({ key: 'lessons.asked.pruned.either', values: { before, next } }),
    first,
  )
}

/**
 * What to ask of a child where children are pruned for a reason.
 *
 * @param mirrors whether one of them is the mirror image of its twin
 */
function questionOf(run: Run, reason: PruneReason, mirrors: boolean): Message {
  const { chosen, problem } = run
  if (reason === 'reached' && mirrors) return { key: 'lessons.asked.pruned.ask.reachedOrMirrored' }
  // What was reached by a dearer path is kept.
  if (reason === 'reached' && problem.costs && !chosen.solver.ignoresCosts) {
    return { key: 'lessons.asked.pruned.ask.reachedAtNoMore' }
  }
  if (reason === 'depth-limit' && testedWhenLeaving(run)) {
    return { key: 'lessons.asked.pruned.ask.tooDeep' }
  }
  return { key: `lessons.asked.pruned.ask.${reason}` }
}

import { createRandom } from '../../problems/random'
import { expandedAt } from '../../recording/query/events'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import type { Run } from '../../recording/run'
import type { Ask } from '../../shared/ask'
import { predictionAt } from '../prediction/prediction'
import type { Prediction } from '../prediction/prediction'
import type { Answer } from '../runs/question'

/** The most expansions that are looked at: a larger tree is not taken in at a glance. */
const mostExpansions = 40
const fewestWaiting = 3
const mostWaiting = 12

/**
 * The step at which a question is asked, drawn from those at which it is worth asking. Nothing while
 * they are not all recorded.
 */
export function momentOfQuestion(
  recording: Recording,
  run: Run,
  ask: Ask,
  seed: number,
): Answer<number> | undefined {
  const isThere = recording.outcome !== undefined || recording.expanded > mostExpansions
  if (!isThere || (ask === 'meet' && !recording.outcome)) return undefined
  const steps = ask === 'meet' ? [beforeTheEnd(recording)] : stepsOf(recording, ask)
  const worth = steps.filter((step) => {
    const answer = predictionAt(recording, run, step, ask)
    return answer?.ok === true && isWorthAsking(answer.value, recording)
  })
  if (worth.length === 0) return { ok: false, fault: { key: 'selfCheck.nothingToAsk' } }
  return { ok: true, value: worth[Math.floor(createRandom(seed)() * worth.length)] }
}

/** A tree of which the first half is there: where its two sides will meet cannot be seen yet. */
function beforeTheEnd({ events }: Recording): number {
  return Math.floor(events / 2)
}

function stepsOf(recording: Recording, ask: Ask): readonly number[] {
  const expansions = Array.from(
    recording.expansions.items.subarray(0, Math.min(recording.expanded, mostExpansions)),
    (node) => recording.columns.leftAt[node],
  )
  if (ask === 'pruned') return expansions
  // Just before a node leaves, when all children of the one before it are there.
  return expansions.flatMap((step) =>
    step > 0 && expandedAt(recording, step - 1) > 0 ? [step - 1] : [],
  )
}

function isWorthAsking(prediction: Prediction, { columns }: Recording): boolean {
  if (prediction.ask === 'next') {
    const { length } = prediction.frontier
    return length >= fewestWaiting && length <= mostWaiting
  }
  if (prediction.ask === 'meet') return prediction.moves >= 4
  const { children } = prediction
  const isCut = (child: number) => columns.reason[child] !== kept
  return children.some(isCut) && !children.every(isCut)
}

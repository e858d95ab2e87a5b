import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import { narrate } from '../../../stage/narration/narrate'
import type { Message } from '../../../words/message'
import type { Prediction } from '../prediction'
import { toldTie } from './toldTie'

/** Why the answer to a question is as it is, in the words that tell the solver's own events. */
export function reasonsFor(
  recording: Recording,
  run: Run,
  prediction: Prediction,
): readonly Message[] {
  const { generatedAt } = recording.columns
  const events =
    prediction.ask === 'pruned'
      ? prediction.right.map((child) => generatedAt[child])
      : [prediction.event]
  const told = events.map((event) => narrate(recording, run, event))
  const tie = prediction.ask === 'next' ? toldTie(recording, run, prediction) : undefined
  return tie ? [...told, tie] : told
}

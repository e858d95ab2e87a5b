import type { Message } from '../../words/message'
import type { Ask } from '../route'
import { answerAt } from '../runs/question'
import type { Question } from '../runs/question'
import { predictionAt } from './prediction'
import type { Prediction } from './prediction'
import { offeredNodes } from './printedBoards'
import { reasonsFor } from './reasons'

/** The answer to a question, as a printed key tells it. */
interface KeyAnswer {
  readonly told: Message
  readonly reasons: readonly Message[]
}

/** What a key says of a question: by the numbers that the offered boards have on paper. */
export function keyAnswer(until: string, ask: Ask): Question<KeyAnswer> {
  return {
    name: `key ${ask} ${until}`,
    needsNodes: true,
    answer: (recording, run) =>
      answerAt(recording, until, (step) => {
        const prediction = predictionAt(recording, run, step, ask)
        if (!prediction?.ok) return prediction
        const { value } = prediction
        const reasons = reasonsFor(recording, run, value)
        return { ok: true, value: { told: toldOf(value, step), reasons } }
      }),
  }
}

function toldOf(prediction: Prediction, step: number): Message {
  if (prediction.ask === 'meet') {
    return { key: 'lessons.predict.meet.right', values: { level: prediction.right } }
  }
  const offered = offeredNodes(prediction, step)
  const right = prediction.ask === 'next' ? [prediction.right] : prediction.right
  const boards = offered.flatMap((node, at): readonly Message[] =>
    right.includes(node) ? [{ key: 'common.number', values: { value: at + 1 } }] : [],
  )
  return { key: 'lessons.key.boards', values: { boards, count: boards.length } }
}

import type { Recording } from '../../../recording/recording'
import type { Run } from '../../../recording/run'
import type { Ask } from '../../../shared/ask'
import { asItIs } from '../../../words/message'
import type { Message } from '../../../words/message'
import { stillBoard } from '../../figure/stillBoard'
import { answerAt } from '../../runs/question'
import type { Question } from '../../runs/question'
import { predictionAt } from '../prediction'
import type { Prediction } from '../prediction'
import { letterOnPaper, offeredNodes, showsName } from './printedBoards'
import { reasonsFor } from './reasons'

/** The answer to a question as a teacher reads it. */
interface TeacherAnswer {
  readonly told: Message
  readonly reasons: readonly Message[]
}

/** By the numbers of the nodes, or by the letters that the offered boards have on paper. */
export type AnswerNames = 'nodes' | 'boards'

/**
 * The answer to a question of a lesson in words, and why.
 *
 * @param until the moment at which it is asked
 * @param names what its nodes are called by
 */
export function answerInWords(
  until: string,
  ask: Ask,
  names: AnswerNames,
): Question<TeacherAnswer> {
  return {
    name: `answer by ${names} ${ask} ${until}`,
    needsNodes: true,
    answer: (recording, run) =>
      answerAt(recording, until, (step) => {
        const prediction = predictionAt(recording, run, step, ask)
        if (!prediction?.ok) return prediction
        const { value } = prediction
        const reasons = reasonsFor(recording, run, value)
        return { ok: true, value: { told: toldOf(recording, run, step, value, names), reasons } }
      }),
  }
}

function toldOf(
  recording: Recording,
  run: Run,
  step: number,
  prediction: Prediction,
  names: AnswerNames,
): Message {
  if (prediction.ask === 'meet') {
    return { key: 'lessons.asked.meet.right', values: { level: prediction.right } }
  }
  const right = prediction.ask === 'next' ? [prediction.right] : prediction.right
  if (names === 'nodes') {
    return { key: 'lessons.key.nodes', values: { nodes: right.map(numbered), count: right.length } }
  }
  if (showsName(run) && right.length > 0) {
    const places = right.map((node) => asItIs(stillBoard(recording, run, node).name))
    return { key: 'lessons.key.places', values: { places } }
  }
  const offered = offeredNodes(prediction, step)
  const boards = offered.flatMap((node, at): readonly Message[] =>
    right.includes(node) ? [asItIs(letterOnPaper(at))] : [],
  )
  return { key: 'lessons.key.boards', values: { boards, count: boards.length } }
}

const numbered = (value: number): Message => ({ key: 'common.number', values: { value } })

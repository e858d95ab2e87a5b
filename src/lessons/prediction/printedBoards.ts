import { stillBoard } from '../figure/stillBoard'
import type { StillBoard } from '../figure/stillBoard'
import type { Ask } from '../route'
import { answerAt } from '../runs/question'
import type { Question } from '../runs/question'
import { nodesToChooseFrom } from './choices'
import { predictionAt } from './prediction'
import type { Prediction } from './prediction'

/** The boards among which the answer to a prediction is, for a handout: they tell nothing of it. */
export function printedBoards(until: string, ask: Ask): Question<readonly StillBoard[]> {
  return {
    name: `printed ${ask} ${until}`,
    needsNodes: true,
    answer: (recording, run) =>
      answerAt(recording, until, (step) => {
        const prediction = predictionAt(recording, run, step, ask)
        if (!prediction?.ok) return prediction
        const nodes = nodesOf(prediction.value, step)
        return { ok: true, value: nodes.map((node) => stillBoard(recording, run, node)) }
      }),
  }
}

function nodesOf(prediction: Prediction, step: number) {
  if (prediction.ask === 'next') return nodesToChooseFrom(prediction, step)
  return prediction.ask === 'pruned' ? prediction.children : []
}

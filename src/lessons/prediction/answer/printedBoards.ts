import { nodeValues } from '../../../recording/query/nodeValues'
import type { Run } from '../../../recording/run'
import type { Ask } from '../../../shared/ask'
import type { Node } from '../../../solvers/solver'
import { stillBoard } from '../../figure/stillBoard'
import type { StillBoard } from '../../figure/stillBoard'
import { answerAt } from '../../runs/question'
import type { Question } from '../../runs/question'
import { nodesToChooseFrom } from '../ask/choices'
import { predictionAt } from '../prediction'
import type { Prediction } from '../prediction'

/** A board of a handout, with what it does not show itself. */
export interface PrintedBoard extends StillBoard {
  /** What it is called. */
  readonly letter?: string | undefined
  /** What its path has cost, where that is a part of the value that decides. */
  readonly g?: number | undefined
}

/** The boards among which the answer to a prediction is, for a handout: they tell nothing of it. */
export function printedBoards(until: string, ask: Ask): Question<readonly PrintedBoard[]> {
  return {
    name: `printed ${ask} ${until}`,
    needsNodes: true,
    answer: (recording, run) =>
      answerAt(recording, until, (step) => {
        const prediction = predictionAt(recording, run, step, ask)
        if (!prediction?.ok) return prediction
        const nodes = offeredNodes(prediction.value, step)
        const isByF = ask === 'next' && goesByF(run)
        const value = nodes.map((node, place) => ({
          ...stillBoard(recording, run, node),
          letter: showsName(run) ? undefined : letterOnPaper(place),
          g: isByF ? nodeValues(recording, run, node).g : undefined,
        }))
        return { ok: true, value }
      }),
  }
}

function goesByF({ chosen }: Run): boolean {
  const { frontier } = chosen.solver
  return frontier.order === 'priority' && frontier.by === 'f'
}

/** Whether a board shows the name of its state: a letter beside it may be the name of another one. */
export function showsName({ problem }: Run): boolean {
  return problem.map?.kind === 'places'
}

/**
 * What an offered board is called on paper: its nodes have numbers of their own.
 *
 * @param place its place among those that are offered, from 0
 */
export function letterOnPaper(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place)
}

/** The nodes among which the answer is, in the order in which they are printed. */
export function offeredNodes(prediction: Prediction, step: number): readonly Node[] {
  if (prediction.ask === 'next') return nodesToChooseFrom(prediction, step)
  return prediction.ask === 'pruned' ? prediction.children : []
}

import { until } from '@vueuse/core'
import { createRunAnswers } from '../../lessons/runs/runAnswers'
import type { RunAnswers } from '../../lessons/runs/runAnswers'
import { isFirstDrawn } from '../../loading/firstDrawn'
import { firstPart } from '../../recording/transfer/firstPart'
import { recordInWorker } from '../../recording/transfer/recordClient'
import { isOwn } from '../../solvers/manifest/ownSolvers'

/** Answers for the text of a lesson, whose runs wait until its stage has drawn something. */
export function createAnswersBehind(isShown: () => boolean): RunAnswers {
  return createRunAnswers(
    recordInWorker,
    () => until(() => isShown() && isFirstDrawn.value).toBe(true),
    // Searches of one's own run apart from the page, also for a moment.
    (run, budget) =>
      isOwn(run.settings) ? undefined : firstPart(run, budget, () => performance.now()),
  )
}

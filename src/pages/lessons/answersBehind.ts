import { until } from '@vueuse/core'
import { createRunAnswers } from '../../lessons/runs/runAnswers'
import type { RunAnswers } from '../../lessons/runs/runAnswers'
import { isFirstDrawn } from '../../loading/firstDrawn'
import { recordInWorker } from '../../recording/transfer/recordClient'

/** Answers for the text of a lesson, whose runs wait until its stage has drawn something. */
export function createAnswersBehind(isShown: () => boolean): RunAnswers {
  return createRunAnswers(recordInWorker, () =>
    until(() => isShown() && isFirstDrawn.value).toBe(true),
  )
}

import { until } from '@vueuse/core'
import { createRunAnswers } from '../../lessons/runs/runAnswers'
import type { RunAnswers } from '../../lessons/runs/runAnswers'
import { recordInWorker } from '../../recording/transfer/recordClient'

/** Answers for the text of a lesson, whose runs wait until its stage shows something. */
export function createAnswersBehind(isShown: () => boolean): RunAnswers {
  return createRunAnswers(recordInWorker, () => until(isShown).toBe(true))
}

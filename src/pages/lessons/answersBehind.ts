import { until } from '@vueuse/core'
import { createRunAnswers } from '../../lessons/runs/runAnswers'
import type { RunAnswers } from '../../lessons/runs/runAnswers'
import type { Stage } from '../../player/stageStore'
import { recordInWorker } from '../../recording/recordClient'

/** Answers for the text of a lesson, whose runs wait until the stage has its own. */
export function createAnswersBehind(stage: Stage): RunAnswers {
  return createRunAnswers(recordInWorker, () => until(() => stage.recordingRuns).toBe(false))
}

import { computed, onScopeDispose, shallowRef } from 'vue'
import type { Ref } from 'vue'
import { stillQuestion } from '../../lessons/figure/stillQuestion'
import type { Still } from '../../lessons/figure/stillQuestion'
import type { LessonHeading, PictureMoment } from '../../lessons/heading'
import { settingsOf } from '../../lessons/runs/useAnswer'
import type { Asked } from '../../lessons/runs/runAnswers'
import { loadProblems } from '../../loading/loadProblem'
import { createAnswersBehind } from './answersBehind'

const answers = createAnswersBehind(() => true)

/** In pixels. */
const widest = 220

/** The picture of a lesson, once its run is recorded: one lesson after the other. */
export function usePicture(
  runs: LessonHeading['runs'],
  { run, until, view }: PictureMoment,
): Readonly<Ref<Still | undefined>> {
  const asked = shallowRef<Asked<Still>>()
  const settings = settingsOf(runs, run)
  let isLeft = false
  void ask()

  async function ask(): Promise<void> {
    const isThere = await loadProblems([settings]).then(
      () => true,
      () => false,
    )
    // A list does without a picture that cannot come.
    if (isThere && !isLeft) asked.value = answers.ask(settings, stillQuestion(until, view, widest))
  }

  onScopeDispose(() => {
    isLeft = true
    asked.value?.release()
  })
  return computed(() => {
    const answer = asked.value?.answer.value
    return answer?.ok ? answer.value : undefined
  })
}

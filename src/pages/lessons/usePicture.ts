import { computed, onScopeDispose, shallowRef } from 'vue'
import type { Ref } from 'vue'
import { stillQuestion } from '../../lessons/figure/stillQuestion'
import type { Still } from '../../lessons/figure/stillQuestion'
import { lessonNameOf } from '../../lessons/lessonName'
import { readPicture } from '../../lessons/picture'
import type { LessonPicture } from '../../lessons/picture'
import type { Asked } from '../../lessons/runs/runAnswers'
import { loadProblems } from '../../loading/loadProblem'
import { createAnswersBehind } from './answersBehind'

const read = import.meta.glob<unknown>('../../../lessons/*.md', {
  query: '?picture',
  import: 'default',
  eager: true,
})
const pictures: ReadonlyMap<string, LessonPicture> = new Map(
  Object.entries(read).flatMap(([file, data]) => {
    const picture = readPicture(data)
    return picture.ok ? [[lessonNameOf(file), picture.value] as const] : []
  }),
)

const answers = createAnswersBehind(() => true)

/** In pixels. */
const widest = 220

/** The picture of a lesson, by its name, once its run is recorded: one lesson after the other. */
export function usePicture(lesson: string): Readonly<Ref<Still | undefined>> {
  const asked = shallowRef<Asked<Still>>()
  let isLeft = false
  void ask(pictures.get(lesson))

  async function ask(picture: LessonPicture | undefined): Promise<void> {
    if (!picture) return
    const { settings, until, view } = picture
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

import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import AskNext from '../../../src/lessons/prediction/ask/AskNext.vue'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import { askingLesson } from './askingLesson'

/** A question which node leaves next, whose stage was there before it. */
function asking(chosenBefore?: number) {
  const { run, recording, stage, mounted } = askingLesson()
  stage.select(chosenBefore)
  const answer = predictionAt(recording, run, 7, 'next')
  if (!answer?.ok) throw new Error('nothing is asked')
  const question = mounted(AskNext, { prediction: answer.value })
  return { stage, answers: () => question.emitted('answer') }
}

it('takes the node that is selected as the answer', async () => {
  const { stage, answers } = asking()
  expect(answers()).toBeUndefined()
  stage.select(2)
  await nextTick()
  expect(answers()).toEqual([[{ kind: 'right' }]])
})

it('takes the node that was selected before the question came', () => {
  const { answers } = asking(2)
  expect(answers()).toEqual([[{ kind: 'right' }]])
})

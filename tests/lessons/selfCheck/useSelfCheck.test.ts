import { expect, it, vi } from 'vitest'
import { defineComponent } from 'vue'
import type { Judged } from '../../../src/lessons/prediction/judge/judged'
import { questionsOfCheck, rightToPass } from '../../../src/lessons/selfCheck/drawQuestions'
import { readCheckItems } from '../../../src/lessons/selfCheck/items'
import { useSelfCheck } from '../../../src/lessons/selfCheck/useSelfCheck'
import { askingLesson } from '../prediction/askingLesson'

const right: Judged = { kind: 'right' }
const wrong: Judged = {
  kind: 'wrong',
  hint: { key: 'selfCheck.no' },
  feedback: { key: 'selfCheck.no' },
}
const noAnswer: Judged = { kind: 'noAnswer', told: { key: 'selfCheck.no' } }

function checking(questions = 'actions small') {
  const { mounted, ...lesson } = askingLesson()
  const items = readCheckItems(questions)
  let check: ReturnType<typeof useSelfCheck> | undefined
  mounted(
    defineComponent(() => {
      check = useSelfCheck('asked', items)
      return () => null
    }),
  )
  if (!check) throw new Error('no check')
  check.begin(1)
  return { check, ...lesson }
}

/** Answers all questions, and a given number of them rightly. */
async function answeredAll(rightOnes: number) {
  const { check, answered } = checking()
  for (let at = 0; at < questionsOfCheck; at++) {
    await vi.waitFor(() => expect(check.state.value).toBe('asking'))
    check.answer(at < rightOnes ? right : wrong)
    check.goOn()
  }
  expect(check.state.value).toBe('done')
  return { passed: check.isPassed.value, answered, missed: check.missed.value.length }
}

it('is passed, and kept as passed, with five right answers of six', async () => {
  expect([rightToPass, questionsOfCheck]).toEqual([5, 6])
  expect(await answeredAll(5)).toEqual({ passed: true, answered: ['asked'], missed: 1 })
})

it('is not passed with four, then nothing is kept, and it tells what the others were about', async () => {
  expect(await answeredAll(4)).toEqual({ passed: false, answered: [], missed: 2 })
})

it('takes the first answer to a question alone, and what is no answer costs nothing', async () => {
  const { check } = checking()
  await vi.waitFor(() => expect(check.state.value).toBe('asking'))
  check.answer(noAnswer)
  expect([check.isAnswered.value, check.judged.value]).toEqual([false, noAnswer])
  check.answer(wrong)
  check.answer(right)
  expect([check.isAnswered.value, check.right.value, check.judged.value]).toEqual([true, 0, wrong])
})

it('leads the stage on to what a recording answers, once that was answered', async () => {
  const { check, stage, settled } = checking('next small')
  await vi.waitFor(() => expect(check.state.value).toBe('asking'))
  await vi.waitFor(() => expect(check.prediction.value).toBeDefined())
  const { event } = check.prediction.value ?? {}
  check.answer(right)
  expect(settled.value.get('asked')).toBe(event)
  expect(stage.step).toBe(Math.min(event ?? -1, stage.lastStep))
})

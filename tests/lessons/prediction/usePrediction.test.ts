import { expect, it } from 'vitest'
import { defineComponent, nextTick } from 'vue'
import type { Judged } from '../../../src/lessons/prediction/judge/judged'
import { usePrediction } from '../../../src/lessons/prediction/usePrediction'
import { say } from '../../../src/words/message'
import { askingLesson } from './askingLesson'

const wrong = (node: number): Judged => ({
  kind: 'wrong',
  hint: { key: 'lessons.asked.next.hint', values: { node, rule: 'queue' } },
  feedback: { key: 'lessons.asked.next.feedback.queue', values: { node, count: 1 } },
})

function asking(answeredBefore: readonly string[] = []) {
  const { mounted, ...lesson } = askingLesson(answeredBefore)
  let question: ReturnType<typeof usePrediction> | undefined
  mounted(
    defineComponent(() => {
      question = usePrediction('asked', 'next')
      return () => null
    }),
  )
  if (!question) throw new Error('not asked')
  return { question, ...lesson }
}

it('gives a hint after a wrong answer, then a word on the next one, then both with the right one', () => {
  const { question, stage, settled, answered } = asking()
  const told = () => question.wrong.value && say(question.wrong.value)
  question.take(wrong(3))
  expect(told()).toContain('A hint')
  question.take(wrong(4))
  expect(told()).toBe('1 node is ahead of node 4 in the queue: it came earlier. Try again.')
  question.take(wrong(3))
  expect(told()).toBe('1 node is ahead of node 3 in the queue: it came earlier.')
  expect(settled.value.get('asked')).toBe(8)
  expect(stage.step).toBe(8)
  expect(answered).toEqual([])
})

it('counts no answer that is none, and keeps a right one as given', () => {
  const { question, settled, answered } = asking()
  const notWaiting = { key: 'lessons.asked.next.notWaiting', values: { node: 1 } } as const
  for (let times = 0; times < 4; times++) question.take({ kind: 'noAnswer', told: notWaiting })
  expect(settled.value.size).toBe(0)
  question.take({ kind: 'right' })
  expect(answered).toEqual(['asked'])
})

it('calls an answer right that was given, and none that was shown', () => {
  const { question } = asking()
  question.settle('reveal')
  expect(question.isRight.value).toBe(false)
  question.askAgain()
  question.take({ kind: 'right' })
  expect(question.isRight.value).toBe(true)
})

it('takes any node as the answer once it asks again, also one that was selected before', () => {
  const { question, stage } = asking()
  question.take({ kind: 'right' })
  stage.select(3)
  question.askAgain()
  expect(stage.selected).toBeUndefined()
  expect(stage.step).toBe(7)
})

it('knows an answer of an earlier visit, and forgets it where it is asked again', async () => {
  const { question, stage, settled } = asking(['asked'])
  expect(question.isOpen.value).toBe(false)
  expect(settled.value.get('asked')).toBe(8)
  expect(stage.step).toBe(8)
  question.askAgain()
  await nextTick()
  expect(settled.value.size).toBe(0)
  expect(question.isOpen.value).toBe(true)
  expect(stage.step).toBe(7)
})

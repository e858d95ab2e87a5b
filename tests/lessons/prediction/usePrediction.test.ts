import { mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { expect, it } from 'vitest'
import { defineComponent, ref } from 'vue'
import { createReferences } from '../../../src/lessons/references/citations'
import { lessonKey } from '../../../src/lessons/lesson'
import type { Judged } from '../../../src/lessons/prediction/judged'
import { usePrediction } from '../../../src/lessons/prediction/usePrediction'
import { createRoute } from '../../../src/lessons/route'
import { createRunAnswers } from '../../../src/lessons/runs/runAnswers'
import { useStage } from '../../../src/player/stageStore'
import { say } from '../../../src/words/message'
import { recordHere } from '../recordHere'
import { recorded } from '../statements/recorded'

const wrong = (node: number): Judged => ({
  kind: 'wrong',
  hint: { key: 'lessons.predict.next.hint', values: { node, rule: 'queue' } },
  feedback: { key: 'lessons.predict.next.feedback.queue', values: { node, count: 1 } },
})

/** A lesson that stands at a question which node leaves next: node 2. */
function asking() {
  setActivePinia(createPinia())
  const stage = useStage('lesson')
  const { run, recording } = recorded({ start: '152436780', solver: 'breadth-first' })
  stage.openRecording(run, recording, recording.rows)
  stage.goTo(7)
  const route = createRoute()
  route.add({ id: 'asked', run: 'small', until: 'pruned:1', ask: 'next' })
  const answered: string[] = []
  const settled = ref<ReadonlyMap<string, number>>(new Map())
  let question: ReturnType<typeof usePrediction> | undefined
  const Asking = defineComponent(() => {
    question = usePrediction('asked', 'next')
    return () => null
  })
  mount(Asking, {
    global: {
      provide: {
        [lessonKey]: {
          name: 'some',
          runs: {},
          stage,
          answers: createRunAnswers(recordHere),
          route,
          cited: createReferences(),
          target: ref(7),
          forTeacher: ref(false),
          settled,
          markAnswered: (id: string) => answered.push(id),
        },
      },
    },
  })
  if (!question) throw new Error('not asked')
  return { question, stage, settled, answered }
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
  const notWaiting = { key: 'lessons.predict.next.notWaiting', values: { node: 1 } } as const
  for (let times = 0; times < 4; times++) question.take({ kind: 'noAnswer', told: notWaiting })
  expect(settled.value.size).toBe(0)
  question.take({ kind: 'right' })
  expect(answered).toEqual(['asked'])
})

it('takes any node as the answer once it asks again, also one that was selected before', () => {
  const { question, stage } = asking()
  question.take({ kind: 'right' })
  stage.select(3)
  question.askAgain()
  expect(stage.selected).toBeUndefined()
  expect(stage.step).toBe(7)
})

import { expect, it } from 'vitest'
import JudgedChildren from '../../../src/lessons/prediction/answer/JudgedChildren.vue'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import { askingLesson } from './askingLesson'

it('shows what became of each child that was asked about, in the same order', () => {
  const { run, recording, mounted } = askingLesson()
  const moment = stepOf(recording, 'expanded:2')
  if (moment.kind !== 'step') throw new Error(moment.kind)
  const answer = predictionAt(recording, run, moment.step, 'pruned')
  if (!answer?.ok || answer.value.ask !== 'pruned') throw new Error('not asked')
  const shown = mounted(JudgedChildren, { prediction: answer.value }).findAll('li')
  expect(shown.map((child) => child.get('span').text())).toEqual(['kept', 'kept', 'pruned'])
  expect(shown.map((child) => child.get('svg').attributes('aria-label'))).toEqual([
    '150 432 786',
    '152 403 786',
    '152 436 780',
  ])
})

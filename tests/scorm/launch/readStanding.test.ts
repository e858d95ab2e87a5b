import { expect, it } from 'vitest'
import { readStanding } from '../../../src/scorm/launch/readStanding'

const told = {
  ...{ type: 'tansaku:progress', version: 1, kind: 'lesson', lesson: '02-breadth-first' },
  ...{ place: 'expand', step: 3, lastStep: 20, seen: 2, places: 20 },
  ...{ answered: ['first-of-two'], questions: 2, complete: false },
  questionIds: ['first-of-two', 'self-check'],
}

it('reads what its lesson tells', () => {
  expect(readStanding(told, '02-breadth-first')).toEqual({
    place: 'expand',
    answered: ['first-of-two'],
    questionIds: ['first-of-two', 'self-check'],
    complete: false,
  })
})

it.each([
  ['another lesson', { ...told, lesson: '01-states-and-moves' }],
  ['the lab', { type: 'tansaku:progress', version: 1, kind: 'lab', step: 1 }],
  ['a later version', { ...told, version: 2 }],
  ['something else', { ...told, type: 'webpackOk' }],
  ['no object', 'tansaku:progress'],
  ['nothing', null],
  ['answers that are no texts', { ...told, answered: [1] }],
  ['questions that are no texts', { ...told, questionIds: [{}] }],
  ['questions that are not told', { ...told, questionIds: undefined }],
  ['a truth value that is a text', { ...told, complete: 'true' }],
])('takes no word of %s', (_, data) => {
  expect(readStanding(data, '02-breadth-first')).toBeUndefined()
})

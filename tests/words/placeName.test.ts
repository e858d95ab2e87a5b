import { expect, it } from 'vitest'
import { say } from '../../src/words/message'
import { goalName } from '../../src/words/placeName'

it('names a place by row and column counted from 1, which settings count from 0', () => {
  expect(say(goalName('1,3'))).toBe('row 4, column 2')
  expect(say(goalName(' 0 , 0 '))).toBe('row 1, column 1')
})

it('leaves a goal that is a board or a hole as it is written', () => {
  for (const goal of ['123456780', '12', '1,2,3,0', '']) expect(say(goalName(goal))).toBe(goal)
})

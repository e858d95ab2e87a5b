import { expect, it } from 'vitest'
import { createProblem } from '../../src/problems'
import type { Settings } from '../../src/problems/problem'
import { say } from '../../src/words/message'
import { goalName, placeName } from '../../src/words/placeName'

function goalOf(settings: Settings): string | undefined {
  const made = createProblem(settings)
  if (!made.ok) throw new Error(`no problem: ${JSON.stringify(made.fault)}`)
  const name = goalName(made.value)
  return name && say(name)
}

it('names a place by row and column counted from 1, which settings count from 0', () => {
  expect(say(placeName({ column: 1, row: 3 }))).toBe('row 4, column 2')
  expect(goalOf({ problem: 'blocks', goal: '1,3' })).toBe('row 4, column 2')
})

it('leaves a goal that is a state or a hole as it is written', () => {
  expect(goalOf({})).toBe('123456780')
  expect(goalOf({ problem: 'pegs-13', goal: '12' })).toBe('12')
})

it('tells a goal that leaves something open in words of its problem', () => {
  expect(goalOf({ problem: 'jugs', goal: '* 1' })).toBe('1 liter in jug B')
  expect(goalOf({ problem: 'jugs', goal: '2' })).toBe('2 liters in any jug')
  expect(goalOf({ problem: 'jugs', goal: '2 3' })).toBe('2 3')
  expect(goalOf({ problem: 'jugs', jugC: '2', goal: '2 3' })).toBe('2 3 *')
})

it('says nothing of a goal that cannot be chosen', () => {
  expect(goalOf({ problem: 'missionaries' })).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import { packStack, unpackStack } from '../../../src/problems/pancakes/stack'
import { formatStack, parseStack } from '../../../src/problems/pancakes/stackText'
import { faultMessage } from '../../../src/words/faults'
import { say } from '../../../src/words/message'
import { anyTwoStacks } from './plainPancakes'

it('writes each stack so that it is read again', () => {
  fc.assert(
    fc.property(anyTwoStacks, ([stack]) => {
      expect(parseStack(formatStack(stack), stack.length)).toEqual({ ok: true, value: stack })
    }),
  )
})

it('packs each stack so that it is unpacked again', () => {
  fc.assert(
    fc.property(anyTwoStacks, ([stack]) => {
      expect(unpackStack(packStack(stack), stack.length)).toEqual(stack)
    }),
  )
})

it.each([
  ['312', '312'],
  ['3 1 2', '312'],
  [' 3,1,2 ', '312'],
  ['3 / 1 / 2', '312'],
  ['10 1 2 3 4 5 6 7 8 9', '10,1,2,3,4,5,6,7,8,9'],
])('reads %j as %s', (start, expected) => {
  const made = createProblem({ problem: 'pancakes', start })
  expect(made.ok && made.value.settings.start).toBe(expected)
})

function complaint(settings: Record<string, string>): string {
  const made = createProblem({ problem: 'pancakes', ...settings })
  if (made.ok) throw new Error('nothing is wrong')
  return `${made.fault.setting}: ${say(faultMessage(made.fault))}`
}

describe('what is wrong with a stack, and what would be right', () => {
  it.each([
    [{ start: '' }, /^start: The stack is empty\. .* 1 to 4, each once\.$/],
    [{ start: '1 2 x' }, /^start: “x” is no pancake .* 1 to 3,/],
    [{ start: '120' }, /^start: “0” is no pancake/],
    [{ start: '123', pancakes: '4' }, /^start: The stack has 3 pancakes where 4 are needed\.$/],
    [{ start: '1131' }, /^start: Pancake 1 is .* more than once, and pancake 2 is missing\.$/],
    [{ goal: '12344', pancakes: '5' }, /^goal: Pancake 4 .* pancake 5 is missing\.$/],
    [{ pancakes: '13' }, /^pancakes: “13” is not known here\. .* or “12”\.$/],
    [{ start: '1 2 3 4 5 6 7 8 9 10 11 12 13' }, /^start: “13” is no pancake .* 1 to 12,/],
  ])('is told: %j', (settings, told) => {
    expect(complaint(settings)).toMatch(told)
  })

  it('is not that there are more than usual, where only a stack says so', () => {
    const start = createProblem({ problem: 'pancakes', start: '21' })
    expect(start).toMatchObject({ ok: true, value: { settings: { pancakes: '2', goal: '12' } } })
    const goal = createProblem({ problem: 'pancakes', goal: '54321' })
    expect(goal).toMatchObject({ ok: true, value: { settings: { pancakes: '5', start: '13524' } } })
  })
})

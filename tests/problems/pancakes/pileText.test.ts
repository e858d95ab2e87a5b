import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import { packPile, unpackPile } from '../../../src/problems/pancakes/pile'
import { formatPile, parsePile } from '../../../src/problems/pancakes/pileText'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'
import { anyTwoPiles } from './plainPancakes'

it('writes each pile so that it is read again', () => {
  fc.assert(
    fc.property(anyTwoPiles, ([pile]) => {
      expect(parsePile(formatPile(pile), pile.length)).toEqual({ ok: true, value: pile })
    }),
  )
})

it('packs each pile so that it is unpacked again', () => {
  fc.assert(
    fc.property(anyTwoPiles, ([pile]) => {
      expect(unpackPile(packPile(pile), pile.length)).toEqual(pile)
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

describe('what is wrong with a pile, and what would be right', () => {
  it.each([
    [{ start: '' }, /^start: The pile is empty\. .* 1 to 4, each once\.$/],
    [{ start: '1 2 x' }, /^start: “x” is not a pancake .* 1 to 3,/],
    [{ start: '120' }, /^start: “0” is not a pancake/],
    [{ start: '123', pancakes: '4' }, /^start: The pile has 3 pancakes where 4 are needed\.$/],
    [{ start: '1131' }, /^start: Pancake 1 is .* more than once, and pancake 2 is missing\.$/],
    [{ goal: '12344', pancakes: '5' }, /^goal: Pancake 4 .* pancake 5 is missing\.$/],
    [{ pancakes: '13' }, /^pancakes: “13” is not known here\. .* or “12”\.$/],
    [{ start: '1 2 3 4 5 6 7 8 9 10 11 12 13' }, /^start: “13” is not a pancake .* 1 to 12,/],
  ])('is told: %j', (settings, told) => {
    expect(complaint(settings)).toMatch(told)
  })

  it('is not that there are more than by default, where only a pile says so', () => {
    const start = createProblem({ problem: 'pancakes', start: '21' })
    expect(start).toMatchObject({ ok: true, value: { settings: { pancakes: '2', goal: '12' } } })
    const goal = createProblem({ problem: 'pancakes', goal: '54321' })
    expect(goal).toMatchObject({ ok: true, value: { settings: { pancakes: '5', start: '13524' } } })
  })
})

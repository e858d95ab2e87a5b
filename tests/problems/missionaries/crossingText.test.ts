import { describe, expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import {
  formatCrossing,
  parseCrossing,
  readCrossing,
} from '../../../src/problems/missionaries/crossingText'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'

const river = { people: 3, boat: 2 }

it('writes each state so that it is read again', () => {
  for (const boat of ['left', 'right'] as const) {
    for (let missionaries = 0; missionaries <= 12; missionaries++) {
      for (let cannibals = 0; cannibals <= 12; cannibals++) {
        const crossing = { missionaries, cannibals, boat }
        expect(readCrossing(formatCrossing(crossing))).toEqual(crossing)
      }
    }
  }
})

it.each([
  ['31R', '31R'],
  ['3 1 right', '31R'],
  ['3,1,r', '31R'],
  [' 3 / 1 / R ', '31R'],
  ['3m1c right', '31R'],
  ['3 missionaries, 1 cannibal, boat right', '31R'],
  ['3 missionaries and 1 cannibal, boat right', '31R'],
  ['22', '22L'],
  ['12,3L', '12,3L'],
  ['12 missionaries, 3 cannibals', '12,3L'],
  ['22 left', '22L'],
])('reads %j as %s', (text, expected) => {
  const crossing = parseCrossing(text, text.startsWith('12') ? { people: 12, boat: 2 } : river)
  expect(crossing.ok && formatCrossing(crossing.value)).toBe(expected)
})

function complaint(settings: Record<string, string>): string {
  const made = createProblem({ problem: 'missionaries', ...settings })
  if (made.ok) throw new Error('nothing is wrong')
  return `${made.fault.setting}: ${say(faultMessage(made.fault))}`
}

describe('what is wrong with a start, and what would be right', () => {
  it.each([
    [
      { start: 'over there' },
      /^start: “over there” is not a state\. .*: 11L is one of each, with the boat at the left\.$/,
    ],
    [{ start: '' }, /^start: “” is not a state\./],
    [{ start: '44L', people: '3' }, /^start: .* 4 of a kind where there are 3 in all\./],
    [{ start: '12L' }, /^start: On the left bank 2 cannibals would outnumber 1 missionary\./],
    [{ start: '21L' }, /^start: On the right bank 2 cannibals would outnumber 1 missionary\./],
    [{ people: '13' }, /^people: “13” .* “1”, .* or “12”\./],
    [{ boat: '1' }, /^boat: “1” .* “2”, “3”, .* or “8”\./],
  ])('is told: %j', (settings, told) => {
    expect(complaint(settings)).toMatch(told)
  })

  it('is not that there are more people than by default, where only the start says so', () => {
    const made = createProblem({ problem: 'missionaries', start: '55L' })
    expect(made).toMatchObject({ ok: true, value: { settings: { people: '5', start: '55L' } } })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import { packTowers, unpackTowers } from '../../../src/problems/hanoi/towers'
import { formatTowers, parseTowers } from '../../../src/problems/hanoi/towersText'
import { faultMessage } from '../../../src/words/faults/faults'
import { say } from '../../../src/words/message'
import { anyTowers } from './plainHanoi'

it('writes and packs each state so that it is read again', () => {
  fc.assert(
    fc.property(anyTowers, ({ pegs, start }) => {
      const read = parseTowers(start, { discs: start.length, pegs: Number(pegs) })
      if (!read.ok) throw new Error(JSON.stringify(read.fault))
      expect(formatTowers(read.value)).toBe(start)
      expect(unpackTowers(packTowers(read.value), start.length)).toEqual(read.value)
    }),
  )
})

it.each([
  ['AAC', 'AAC', '3'],
  ['aac', 'AAC', '3'],
  ['1 1 3', 'AAC', '3'],
  [' A, B / C ', 'ABC', '3'],
  ['1124', 'AABD', '4'],
])('reads %j as %s on %s pegs', (start, expected, pegs) => {
  const made = createProblem({ problem: 'hanoi', start })
  const discs = String(expected.length)
  expect(made.ok && made.value.settings).toMatchObject({ start: expected, pegs, discs })
})

function complaint(settings: Record<string, string>): string {
  const made = createProblem({ problem: 'hanoi', ...settings })
  if (made.ok) throw new Error('nothing is wrong')
  return `${made.fault.setting}: ${say(faultMessage(made.fault))}`
}

describe('what is wrong with a state, and what would be right', () => {
  it.each([
    [{ start: '' }, /^start: No peg is written\. .* 3 letters from A to C\.$/],
    [{ start: 'AXA' }, /^start: “X” is not a peg\. The pegs are A to C\.$/],
    [{ start: 'AAD', pegs: '3' }, /^start: “D” is not a peg\. The pegs are A to C\.$/],
    [
      { start: 'AA' },
      /^start: The pegs of 2 discs are written where there are 3 discs\. Write one letter for each disc\.$/,
    ],
    [
      { start: 'AAAA', discs: '3' },
      /^start: The pegs of 4 discs .* 3 discs\. Write one letter for each disc\.$/,
    ],
    [
      { goal: 'CC', discs: '4' },
      /^goal: The pegs of 2 discs .* 4 discs\. Write one letter for each disc\.$/,
    ],
    [{ discs: '11' }, /^discs: “11” is not known here\. .* or “10”\.$/],
    [{ pegs: '5' }, /^pegs: “5” is not known here\. It can be “3” or “4”\.$/],
  ])('is told: %j', (settings, told) => {
    expect(complaint(settings)).toMatch(told)
  })
})

it('tells how many discs are too many, however many they are', () => {
  const made = createProblem({ problem: 'hanoi', start: 'ABC'.repeat(70_000) })
  expect(made).toMatchObject({ ok: false, fault: { setting: 'start' } })
})

it('takes as many discs and pegs as a goal has, where nothing else says it', () => {
  const made = createProblem({ problem: 'hanoi', goal: 'DDDDD' })
  const settings = { discs: '5', pegs: '4', start: 'AAAAA', goal: 'DDDDD' }
  expect(made).toMatchObject({ ok: true, value: { settings } })
})

import { expect, it } from 'vitest'
import { spokenQuestion } from '../../../src/pages/class/votes/spokenQuestion'

const question = { id: 'q1', kind: 'node', text: 'Which node is next?', round: 1 } as const
const tally = (round: 1 | 2, ...answers: readonly (readonly [number, number])[]) => ({
  round,
  counts: answers.map(([answer, count]) => ({ answer, count })),
  others: 0,
})

it('is nothing where nothing is asked', () => {
  expect(spokenQuestion(undefined)).toBe('')
})

it('is the question, and that the vote is closed', () => {
  expect(spokenQuestion({ question, open: true })).toBe('Which node is next?')
  expect(spokenQuestion({ question: { ...question, round: 2 }, open: true })).toBe(
    'Which node is next? (second vote)',
  )
  expect(spokenQuestion({ question, open: false })).toBe('Which node is next? The vote is closed.')
})

it('tells the right answer first, then those that were given most often', () => {
  const released = [tally(1, [2, 1], [3, 4], [7, 5]), tally(2, [2, 6], [3, 1], [7, 3])]
  const told = spokenQuestion({ question, open: false, released, right: 3 })
  expect(told).toBe(
    'Which node is next? Node 3, which is right: 4 → 1. Node 2: 1 → 6. Node 7: 5 → 3.',
  )
})

it('tells of many answers only some', () => {
  const many = Array.from({ length: 20 }, (_, node) => [node, node + 1] as const)
  const told = spokenQuestion({ question, open: false, released: [tally(1, ...many)] })
  expect(told.match(/Node/g)).toHaveLength(5)
  expect(told).toContain('Node 19: 20.')
})

it('says that nobody has answered', () => {
  const told = spokenQuestion({ question, open: false, released: [tally(1)] })
  expect(told).toBe('Which node is next? Nobody has answered.')
})

import { csvParse } from 'd3'
import { expect, it } from 'vitest'
import { votesTable } from '../../../src/pages/class/teacher/votesTable'
import { countsByAnswer } from '../../../src/pages/class/votes/countsByAnswer'
import { votesForNodes } from '../../../src/pages/class/votes/votesForNodes'

const question = { id: 'q1', kind: 'node', text: 'Which node, "now"?', round: 2 } as const
const tallies = [
  {
    round: 1,
    counts: [
      { answer: 3, count: 5 },
      { answer: 2, count: 1 },
    ],
    others: 0,
  },
  { round: 2, counts: [{ answer: 2, count: 6 }], others: 0 },
] as const

it('brings both rounds of a vote together, with the right answer also where nobody gave it', () => {
  expect(countsByAnswer(tallies, 7)).toEqual([
    { answer: 2, counts: [1, 6], isRight: false },
    { answer: 3, counts: [5, 0], isRight: false },
    { answer: 7, counts: [0, 0], isRight: true },
  ])
})

it('gives a tree the votes for its nodes once they are released, and before that none', () => {
  const put = { question, open: false, right: 2 }
  expect(votesForNodes(put)).toEqual([])
  expect(votesForNodes({ ...put, released: tallies })).toEqual([
    { node: 2, counts: [1, 6], isRight: true },
    { node: 3, counts: [5, 0], isRight: false },
  ])
  const words = { ...question, kind: 'yes-no' } as const
  expect(votesForNodes({ ...put, question: words, released: tallies })).toEqual([])
})

it('writes a table that a spreadsheet reads, a row for each answer', () => {
  const address = '#/lab?step=5'
  const text = votesTable([{ question, tallies, right: 2, address }])
  expect(csvParse(text).map((row) => ({ ...row }))).toEqual([
    {
      question: question.text,
      address,
      answer: 'Node 2',
      right: 'yes',
      'first vote': '1',
      'second vote': '6',
    },
    {
      question: question.text,
      address,
      answer: 'Node 3',
      right: 'no',
      'first vote': '5',
      'second vote': '0',
    },
  ])
})

it('writes no text that a spreadsheet would take for a formula', () => {
  const own = { id: 'q2', kind: 'words', text: '=1+1', words: ['@x', '-y'], round: 1 } as const
  const counts = [
    { answer: 0, count: 1 },
    { answer: 1, count: 1 },
  ]
  const text = votesTable([
    { question: own, tallies: [{ round: 1, counts, others: 0 }], address: '' },
  ])
  const rows = csvParse(text)
  expect(rows.map(({ answer }) => answer)).toEqual(["'@x", "'-y"])
  for (const row of rows) {
    expect(row.question).toBe("'=1+1")
    expect(row.right).toBe('')
  }
})

it('leaves a number a number, also where it begins with a sign', () => {
  const own = { id: 'q3', kind: 'words', text: '-3', words: ['+2', '-1.5'], round: 1 } as const
  const counts = [
    { answer: 0, count: 1 },
    { answer: 1, count: 1 },
  ]
  const text = votesTable([
    { question: own, tallies: [{ round: 1, counts, others: 0 }], address: '' },
  ])
  expect(csvParse(text).map(({ question, answer }) => [question, answer])).toEqual([
    ['-3', '+2'],
    ['-3', '-1.5'],
  ])
})

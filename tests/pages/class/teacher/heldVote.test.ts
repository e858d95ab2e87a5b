import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepVotes, keptVotes } from '../../../src/pages/class/teacher/heldVote'
import type { HeldVote } from '../../../src/pages/class/teacher/heldVote'

const vote: HeldVote = {
  question: { id: 'q1', kind: 'node', text: 'Which?', round: 1 },
  tallies: [{ round: 1, counts: [{ answer: 3, count: 2 }], others: 0 }],
  right: 3,
  hold: { asksNext: true },
  address: '#/lab?step=5',
}

it('is there again when the page of its teacher is loaded anew', () => {
  const own: HeldVote = {
    question: { id: 'q2', kind: 'words', text: 'Or?', words: ['one', 'two'], round: 1 },
    tallies: [],
    address: '#/lab',
  }
  keepVotes([vote, own])
  expect(keptVotes()).toEqual([vote, own])
})

it('is left out where what was kept is none, and the others stay', () => {
  sessionStorage.setItem('tansaku-votes', JSON.stringify([5, { question: {} }, vote]))
  expect(keptVotes()).toEqual([vote])
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      for (const kept of [text, json]) {
        sessionStorage.setItem('tansaku-votes', kept)
        expect(Array.isArray(keptVotes())).toBe(true)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keepVotes, keptVotes } from '../../../../src/pages/class/teacher/heldVote'
import type { HeldVote } from '../../../../src/pages/class/teacher/heldVote'

const vote: HeldVote = {
  question: { id: 'q1', kind: 'node', text: 'Which?', round: 1 },
  tallies: [{ round: 1, counts: [{ answer: 3, count: 2 }], others: 0 }],
  right: 3,
  hold: { asksNext: true },
  address: '#/lab?step=5',
}

const asked = {
  question: vote.question,
  open: true,
  isReleased: false,
  tallies: vote.tallies,
}

function write(value: unknown) {
  localStorage.setItem('tansaku-votes', JSON.stringify({ since: Date.now(), value }))
}

it('is there again when the page of its teacher is loaded anew', () => {
  const own: HeldVote = {
    question: { id: 'q2', kind: 'words', text: 'Or?', words: ['one', 'two'], round: 1 },
    tallies: [],
    address: '#/lab',
  }
  keepVotes({ votes: [vote, own], asked })
  expect(keptVotes()).toEqual({ votes: [vote, own], asked })
})

it('is left out where what was kept is none, and the others stay', () => {
  write({ votes: [5, { question: {} }, vote], asked: { ...asked, open: 7 } })
  expect(keptVotes()).toEqual({ votes: [vote] })
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      write(value)
      expect(keptVotes()).toMatchObject({ votes: [] })
    }),
  )
})

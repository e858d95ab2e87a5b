import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClassQuestion } from '../../src/classroom/protocol/question'
import { mostCounts, mostStudents } from '../../src/classroom/protocol/question'
import { Ballot } from '../../src/classroom/relay/ballot'

const question: ClassQuestion = { id: 'next', kind: 'node', text: 'Which node is next?', round: 1 }
const given = (answer: number, round: 1 | 2 = 1) => ({ id: question.id, round, answer })
const nobody = new Set<string>()

it('counts the last answer of each student, by answer', () => {
  const anyAnswers = fc.array(fc.tuple(fc.nat(9), fc.nat(4)), { maxLength: 40 })
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const ballot = Ballot.ask(question, nobody)
      const last = new Map<number, number>()
      for (const [student, answer] of answers) {
        expect(ballot.give(`ticket ${student}`, given(answer))).toBeNull()
        last.set(student, answer)
      }
      const [{ counts }] = ballot.asked().tallies
      const expected = [0, 1, 2, 3, 4].flatMap((answer) => {
        const count = [...last.values()].filter((each) => each === answer).length
        return count > 0 ? [{ answer, count }] : []
      })
      expect(counts).toEqual(expected)
    }),
  )
})

it('lists of many answers those given most often, of those given as often the smaller ones', () => {
  const ballot = Ballot.ask(question, nobody)
  // The largest comes first, and the last of all is given twice.
  for (let answer = mostCounts + 1; answer >= 0; answer--) {
    ballot.give(`ticket ${answer}`, given(answer))
  }
  ballot.give('another', given(mostCounts + 1))
  const [{ counts, others }] = ballot.asked().tallies
  const smaller = Array.from({ length: mostCounts - 1 }, (_, answer) => ({ answer, count: 1 }))
  expect(counts).toEqual([...smaller, { answer: mostCounts + 1, count: 2 }])
  expect(others).toBe(2)
})

it('a second round begins without answers, and keeps the tally of the first', () => {
  const first = Ballot.ask(question, nobody)
  first.give('a', given(5))
  const second = first.secondRound({ ...question, round: 2 })
  expect(second.give('b', given(6))).toEqual({ kind: 'too-late' })
  second.give('b', given(6, 2))
  expect(second.asked().tallies.map(({ round, counts }) => ({ round, counts }))).toEqual([
    { round: 1, counts: [{ answer: 5, count: 1 }] },
    { round: 2, counts: [{ answer: 6, count: 1 }] },
  ])
})

it('who has answered and left is one of those it was put to, besides all who are here', () => {
  const here = new Set(['a', 'b'])
  const ballot = Ballot.ask(question, here)
  ballot.give('a', given(5))
  ballot.give('left', given(5))
  expect(ballot.voters()).toBe(3)
  expect(ballot.secondRound({ ...question, round: 2 }).voters()).toBe(2)
})

it('once it is closed, who comes or leaves changes nothing of how many it was put to', () => {
  const here = new Set(['a', 'b', 'c'])
  const ballot = Ballot.ask(question, here)
  ballot.give('a', given(5))
  ballot.close()
  here.delete('b')
  expect(ballot.voters()).toBe(3)
  here.add('d').add('e')
  expect(ballot.voters()).toBe(3)
})

it('one that was put before is answered again where its round is open, and else keeps its tally', () => {
  const before = Ballot.ask(question, nobody)
  before.give('a', given(5))
  const open = Ballot.again(before.asked(), nobody)
  expect(open.asked().tallies.map(({ counts }) => counts)).toEqual([[]])
  before.close()
  expect(Ballot.again(before.asked(), nobody).asked()).toEqual(before.asked())
  expect(before.asked().tallies).toHaveLength(1)
})

it('lets go of who has left where it is full, and of nobody for another answer of the same student', () => {
  const tickets = Array.from({ length: mostStudents }, (_, student) => `ticket ${student}`)
  const ballot = Ballot.ask(question, new Set(tickets.slice(1)))
  for (const ticket of tickets) ballot.give(ticket, given(1))
  const counted = () => ballot.asked().tallies[0].counts
  ballot.give('ticket 1', given(2))
  expect(counted()).toEqual([
    { answer: 1, count: mostStudents - 1 },
    { answer: 2, count: 1 },
  ])
  ballot.give('another', given(2))
  expect(counted()).toEqual([
    { answer: 1, count: mostStudents - 2 },
    { answer: 2, count: 2 },
  ])
})

import { expect, it } from 'vitest'
import { answerInWords } from '../../../src/lessons/prediction/answerInWords'
import type { AnswerNames } from '../../../src/lessons/prediction/answerInWords'
import { printedBoards } from '../../../src/lessons/prediction/printedBoards'
import type { Ask } from '../../../src/shared/ask'
import type { Settings } from '../../../src/problems/problem'
import { say } from '../../../src/words/message'
import { recorded } from '../statements/recorded'

const small = { start: '152436780', solver: 'breadth-first' }

function told(settings: Settings, until: string, ask: Ask, names: AnswerNames = 'boards') {
  const { run, recording } = recorded(settings)
  const answer = answerInWords(until, ask, names).answer(recording, run)
  if (!answer?.ok) throw new Error(answer?.fault.key)
  const printed = printedBoards(until, ask).answer(recording, run)
  return {
    told: say(answer.value.told),
    reasons: answer.value.reasons.map(say),
    printed: printed?.ok ? printed.value.map(({ node }) => node) : [],
  }
}

it('names the board that leaves next by its letter on paper', () => {
  const next = told(small, 'pruned:1', 'next')
  expect(next.told).toBe(`Picture ${'ABCDEF'[next.printed.indexOf(2)]}.`)
  expect(next.reasons.join(' ')).toMatch(/^Node 2 leaves the queue/)
})

it('names the children that are pruned, and says why', () => {
  const pruned = told(small, 'expanded:2', 'pruned')
  expect(pruned.printed).toEqual([3, 4, 5])
  expect(pruned.told).toBe('Picture C.')
  expect(pruned.reasons.join(' ')).toContain('reached before as node 0')
})

it('names the nodes by their own numbers for who sees them on the stage', () => {
  expect(told(small, 'pruned:1', 'next', 'nodes').told).toBe('Node 2.')
  expect(told(small, 'expanded:2', 'pruned', 'nodes').told).toBe('Node 5.')
})

it('tells the depth at which two searches meet', () => {
  const meet = told({ start: '203145786', solver: 'bidirectional' }, 'expanded:6', 'meet')
  expect(meet.told).toBe('They meet at depth 3.')
})

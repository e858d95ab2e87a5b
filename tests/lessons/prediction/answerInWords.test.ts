import { expect, it } from 'vitest'
import { answerInWords } from '../../../src/lessons/prediction/answer/answerInWords'
import type { AnswerNames } from '../../../src/lessons/prediction/answer/answerInWords'
import { printedBoards } from '../../../src/lessons/prediction/answer/printedBoards'
import { toldTie } from '../../../src/lessons/prediction/answer/toldTie'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import type { Settings } from '../../../src/problems/problem'
import { nodeValues } from '../../../src/recording/query/nodeValues'
import type { Ask } from '../../../src/shared/ask'
import { priorityOf } from '../../../src/stage/priority'
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

it('names a place of a map by its own name: a letter may be another place', () => {
  const settings = { problem: 'graph', graph: 'first-goal', solver: 'uniform-cost' }
  const next = told(settings, 'generated:3', 'next')
  expect(next.told).toBe('B.')
  const { run, recording } = recorded(settings)
  const printed = printedBoards('generated:3', 'next').answer(recording, run)
  if (!printed?.ok) throw new Error('no boards')
  expect(printed.value.map(({ letter }) => letter)).toEqual([undefined, undefined])
})

it('says of a tie that it is one, and how it is decided', () => {
  const tied = told({ start: '152436780', solver: 'a-star' }, 'generated:5', 'next')
  expect(tied.reasons[1]).toBe(
    'It is a tie: another node that waits has the same f. Of equal f, the one that came earlier leaves first.',
  )
  const several = told({ start: '123456708', solver: 'uniform-cost' }, 'generated:3', 'next')
  expect(several.reasons[1]).toMatch(/^It is a tie: 2 other nodes that wait have the same g\./)
  // A queue has no values, and where one value is the least there is no tie.
  expect(told(small, 'pruned:1', 'next').reasons).toHaveLength(1)
  const least = told({ start: '152436780', solver: 'a-star' }, 'expanded:3', 'next')
  expect(least.reasons).toHaveLength(1)
})

it('the node that leaves by a tie came earlier than the others, in every search by values', () => {
  let ties = 0
  for (const solver of ['a-star', 'uniform-cost', 'greedy']) {
    for (const settings of [
      { start: '152436780' },
      { problem: 'graph', graph: 'tie' },
      { problem: 'grid' },
    ]) {
      const { run, recording } = recorded({ ...settings, solver })
      for (let step = 0; step < Math.min(recording.events, 300); step++) {
        const asked = predictionAt(recording, run, step, 'next')
        if (!asked?.ok || asked.value.ask !== 'next' || !toldTie(recording, run, asked.value))
          continue
        ties++
        const { right, frontier } = asked.value
        const value = (node: number) =>
          priorityOf(run.chosen, nodeValues(recording, run, node)).value
        const alike = frontier.filter((node) => value(node) === value(right))
        expect(Math.min(...alike)).toBe(right)
      }
    }
  }
  expect(ties).toBeGreaterThan(100)
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

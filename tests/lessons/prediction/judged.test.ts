import { describe, expect, it } from 'vitest'
import type { Judged } from '../../../src/lessons/prediction/judge/judged'
import { judgeMeet } from '../../../src/lessons/prediction/judge/judgeMeet'
import { judgeNext } from '../../../src/lessons/prediction/judge/judgeNext'
import { judgePruned } from '../../../src/lessons/prediction/judge/judgePruned'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import type { Settings } from '../../../src/problems/problem'
import { stateOf } from '../../../src/recording/query/path/path'
import type { Ask } from '../../../src/shared/ask'
import { say } from '../../../src/words/message'
import { recorded } from '../statements/recorded'

function asked<Kind extends Ask>(settings: Settings, until: string, ask: Kind) {
  const { run, recording } = recorded(settings)
  const moment = stepOf(recording, until)
  if (moment.kind !== 'step') throw new Error(until)
  const answer = predictionAt(recording, run, moment.step, ask)
  if (!answer?.ok || answer.value.ask !== ask) throw new Error('not asked')
  return { run, recording, prediction: answer.value }
}

function wordsOf(judged: Judged): readonly string[] {
  if (judged.kind === 'right') return ['right']
  if (judged.kind === 'noAnswer') return [say(judged.told)]
  return [say(judged.hint), say(judged.feedback)]
}

function next(settings: Settings, until: string, node: number) {
  const { run, recording, prediction } = asked(settings, until, 'next')
  if (prediction.ask !== 'next') throw new Error('not asked')
  return wordsOf(judgeNext(recording, run, prediction, node))
}

const start = '152436780'

describe('the node that is said to leave next', () => {
  it('is right, or does not wait, or has a hint and a word on itself', () => {
    const breadth = { start, solver: 'breadth-first' }
    expect(next(breadth, 'pruned:1', 2)).toEqual(['right'])
    expect(next(breadth, 'pruned:1', 1)).toEqual([
      'Node 1 does not wait in the frontier. Try again.',
    ])
    expect(next(breadth, 'pruned:1', 4)).toEqual([
      'Not node 4. A hint: the frontier is a queue: first in, first out. Try again.',
      '2 nodes are ahead of node 4 in the queue: they came earlier.',
    ])
  })

  it('is called by its place on a map, which may have been clicked', () => {
    const romania = { problem: 'graph', graph: 'romania', solver: 'a-star' }
    expect(next(romania, 'generated:7', 5)).toEqual([
      'Not Fagaras (node 5). A hint: the frontier is a priority queue: least f = g + h first. Try again.',
      'The f of Fagaras (node 5) is 415, and another that waits has less.',
    ])
  })

  it('is told from one with a greater value if it ties for the least', () => {
    const aStar = { start, solver: 'a-star' }
    expect(next(aStar, 'generated:5', 4)[1]).toBe(
      'The f of node 4 is 6, and nothing that waits has less. But another has the same, and it came earlier.',
    )
    expect(next(aStar, 'generated:5', 3)[1]).toBe(
      'The f of node 3 is 8, and another that waits has less.',
    )
  })

  it('has the rule of ties as its hint where another with the same value leaves', () => {
    const aStar = { start, solver: 'a-star' }
    expect(next(aStar, 'generated:5', 4)[0]).toBe(
      'Not node 4. A hint: another has the same f. Try again.',
    )
    expect(next(aStar, 'generated:5', 3)[0]).toContain('priority queue: least f = g + h first')
  })

  it('lies on a stack below others', () => {
    const depth = { start: '103426758', solver: 'depth-first' }
    expect(next(depth, 'generated:7', 5)[1]).toContain('on the stack: they were pushed later')
  })
})

describe('the children that are said to be pruned', () => {
  const { run, recording, prediction } = asked(
    { start: '123046758', solver: 'iterative-deepening' },
    'expanded:9',
    'pruned',
  )
  const judge = (chosen: readonly number[]) => {
    if (prediction.ask !== 'pruned') throw new Error('not asked')
    return wordsOf(judgePruned(recording, run, prediction, chosen))
  }

  it('are right if they are just those', () => {
    if (prediction.ask !== 'pruned') throw new Error('not asked')
    expect(judge(prediction.right)).toEqual(['right'])
  })

  it('have a hint for the reasons of this search, and a word on the first that is not so', () => {
    const [hint, feedback] = judge([])
    expect(hint).toMatch(
      /^Look again: 1 of these children should be marked differently\. .*undo the last one\?/,
    )
    expect(feedback).toMatch(/^Of these children, number \d is pruned\. .*undo/)
  })
})

it.each([
  [
    'what is asked elsewhere in this search',
    { start: '123046758', solver: 'iterative-deepening' },
    'expanded:6',
    'is it at the limit without being the goal, or does its move only undo the last one',
  ],
  [
    'whether they were reached, in a search with a table that prunes nothing',
    { start: '123456708', solver: 'breadth-first' },
    'expanded:1',
    'is it already somewhere in the tree',
  ],
  [
    'whether they go back, in a search without a table that prunes nothing',
    { problem: 'pancakes', start: '21', solver: 'ida-star' },
    'expanded:1',
    'does its move only undo the last one',
  ],
])('asks of children none of which is pruned %s', (_, settings, until, question) => {
  const { run, recording, prediction } = asked(settings, until, 'pruned')
  if (prediction.ask !== 'pruned') throw new Error('not asked')
  expect(prediction.right).toEqual([])
  const [hint] = wordsOf(judgePruned(recording, run, prediction, prediction.children))
  expect(hint).toContain(`Ask of each: ${question}? Try again.`)
})

it('asks of the children of a search by cost whether they were reached at no greater cost', () => {
  const costs = { problem: 'graph', graph: 'romania', solver: 'uniform-cost' }
  const { run, recording, prediction } = asked(costs, 'expanded:10', 'pruned')
  if (prediction.ask !== 'pruned') throw new Error('not asked')
  const city = (node: number) => run.problem.format(stateOf(recording, node))
  expect(prediction.children.map(city)).toEqual(['Bucharest', 'Craiova', 'Rimnicu'])
  expect(prediction.right.map(city)).toEqual(['Craiova', 'Rimnicu'])
  const [hint, feedback] = wordsOf(judgePruned(recording, run, prediction, prediction.children))
  expect(hint).toContain('Ask of each: is it already in the tree, by a path that costs no more?')
  expect(feedback).toContain('Of these children, Bucharest is kept.')
})

it('asks for the mirror image too where a child is pruned for it', () => {
  const folded = { problem: 'blocks', start: 'four-by-four', metric: 'cell', mirror: 'on' }
  const { run, recording, prediction } = asked(
    { ...folded, solver: 'breadth-first' },
    'expanded:1',
    'pruned',
  )
  if (prediction.ask !== 'pruned') throw new Error('not asked')
  const [hint] = wordsOf(judgePruned(recording, run, prediction, []))
  expect(hint).toContain('is it, or its mirror image, already somewhere in the tree?')
})

it('asks whether a child is too deep where nodes are tested when they leave', () => {
  const limited = { start: '152436780', solver: 'depth-first', limit: '3' }
  const { run, recording, prediction } = asked(limited, 'expanded:4', 'pruned')
  if (prediction.ask !== 'pruned') throw new Error('not asked')
  const [hint] = wordsOf(judgePruned(recording, run, prediction, []))
  expect(hint).toContain('is it deeper than the limit')
})

it('has a comma before the last question of a hint that asks several', () => {
  const conflict = asked({ start: '152436780', solver: 'ida-star' }, 'expanded:3', 'pruned')
  if (conflict.prediction.ask !== 'pruned') throw new Error('not asked')
  const { run, recording, prediction } = conflict
  const [hint] = wordsOf(judgePruned(recording, run, prediction, []))
  expect(hint).toMatch(/more than the limit, or does its move only undo the last one\?/)
})

describe('the depth at which two searches are said to meet', () => {
  const meets = { ask: 'meet', event: 9, right: 3, moves: 5 } as const

  it('is right, or too near to the start, or too far from it', () => {
    expect(wordsOf(judgeMeet(meets, 3))).toEqual(['right'])
    expect(wordsOf(judgeMeet(meets, 1))[1]).toContain('its level 4, too far')
    expect(wordsOf(judgeMeet(meets, 5))[1]).toContain('only to its level 0')
  })
})

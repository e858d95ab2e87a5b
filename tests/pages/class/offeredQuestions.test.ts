import { expect, it } from 'vitest'
import { offeredQuestions } from '../../../src/pages/class/teacher/offeredQuestions'
import { eventAt, isGeneratedAt } from '../../../src/recording/query/events'
import { statusAt } from '../../../src/recording/query/status'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'

const run = runOf({ start: '152436780', solver: 'breadth-first' })
const latest = record(run)
const everyStep = Array.from({ length: latest.events }, (_, step) => step)
const offeredAt = (step: number, asks?: { ask: 'next' | 'pruned' | 'meet'; step: number }) =>
  offeredQuestions({ stage: { latest, run, step }, ...(asks && { asks }) })

it('offers to ask which node leaves next, and knows the one that is expanded next', () => {
  const expansions = everyStep.filter((step) => eventAt(latest, step).kind === 'expand')
  for (const step of everyStep.slice(1, expansions.at(-1))) {
    const next = expansions.find((later) => later > step) ?? 0
    const right = eventAt(latest, next)
    const question = offeredAt(step).find(({ kind }) => kind === 'node')
    if (right.kind !== 'expand') throw new Error('no expansion')
    // Its children are not there yet while a node is being expanded, and one of them may be next.
    expect(question?.right).toBe(isGeneratedAt(latest, right.node, step) ? right.node : undefined)
  }
})

it('offers to ask of the next child whether it is pruned, where one comes next', () => {
  for (const step of everyStep.slice(0, -1)) {
    const event = eventAt(latest, step + 1)
    const question = offeredAt(step).find(({ kind }) => kind === 'yes-no')
    expect(question !== undefined).toBe(event.kind === 'generate')
    if (event.kind !== 'generate') continue
    const isPruned = statusAt(latest, event.node, latest.events - 1) === 'pruned'
    expect(question?.right).toBe(isPruned ? 0 : 1)
  }
})

it('offers nothing at the end, after which nothing happens', () => {
  expect(offeredAt(latest.events - 1)).toEqual([])
})

it('offers what a lesson asks, and only that', () => {
  const step = everyStep.find((each) => eventAt(latest, each).kind === 'expand') ?? 0
  const [question, ...others] = offeredAt(step, { ask: 'pruned', step })
  expect(others).toEqual([])
  const later = everyStep.find((each) => each > step && eventAt(latest, each).kind === 'expand')
  const children = everyStep.slice(step + 1, later).map((each) => eventAt(latest, each))
  const pruned = children.filter(
    (event) =>
      event.kind === 'generate' && statusAt(latest, event.node, latest.events - 1) === 'pruned',
  )
  expect(question).toMatchObject({ kind: 'several' })
  expect(question.words).toHaveLength(children.length)
  const marked = children.filter((_, place) => (question.right >> place) & 1)
  expect(marked).toEqual(pruned)
})

it('offers nothing where nothing is recorded yet', () => {
  expect(offeredQuestions({})).toEqual([])
  expect(offeredQuestions({ stage: { latest: undefined, run, step: 0 } })).toEqual([])
})

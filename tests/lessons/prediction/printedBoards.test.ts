import { expect, it } from 'vitest'
import { printedBoards } from '../../../src/lessons/prediction/answer/printedBoards'
import { readRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import type { Ask } from '../../../src/shared/ask'

function boards(until: string, ask: Ask) {
  const run = readRun({ start: '152436780', solver: 'breadth-first' })
  if (!run.ok) throw new Error('not a run')
  const answer = printedBoards(until, ask).answer(record(run.value), run.value)
  return answer?.ok ? answer.value.map(({ node }) => node) : answer?.fault.key
}

it('prints the boards that wait, the one that leaves next among them', () => {
  const waiting = boards('pruned:1', 'next')
  expect([...(waiting ?? [])].sort()).toEqual([2, 3, 4])
})

it('prints the children of the node that is expanded, kept or not', () => {
  expect(boards('expanded:1', 'pruned')).toEqual([1, 2])
})

it('tells what is wrong with the question', () => {
  expect(boards('start', 'pruned')).toBe('lessons.predict.fault.noExpansion')
})

it.each([
  ['a-star', [1, 2, 2]],
  // Its value is h alone, which the board shows.
  ['greedy', [undefined, undefined, undefined]],
])('tells of each board that waits what f cannot be worked out without: %s', (solver, known) => {
  const run = readRun({ start: '152436780', solver })
  if (!run.ok) throw new Error('not a run')
  const answer = printedBoards('generated:5', 'next').answer(record(run.value), run.value)
  if (!answer?.ok) throw new Error('no boards')
  expect(answer.value.map(({ g }) => g).toSorted()).toEqual(known)
})

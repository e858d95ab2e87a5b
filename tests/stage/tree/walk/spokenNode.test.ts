import { expect, it } from 'vitest'
import { readRun } from '../../../../src/recording/run'
import { spokenNode } from '../../../../src/stage/tree/walk/spokenNode'
import { spokenState } from '../../../../src/stage/tree/walk/spokenState'
import { say } from '../../../../src/words/message'
import { recordedTree } from '../recordedTree'

function runOf(settings: Record<string, string>) {
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  return run.value
}

function saidOf(settings: Record<string, string>) {
  const { recording, layout } = recordedTree(settings)
  const run = runOf(settings)
  return (node: number, step = recording.events - 1) =>
    say(spokenNode({ recording, layout, step }, run, node))
}

it('says where a node is, what became of it, and its state row by row', () => {
  const said = saidOf({ start: '123456078' })
  expect(said(0)).toBe('node 0, depth 0, expanded, 2 children; state 1 2 3 / 4 5 6 / 0 7 8')
  expect(said(1, 2)).toMatch(/^node 1, depth 1, waits in the frontier; state /)
  expect(said(0, 1)).toMatch(/^node 0, depth 0, expanded, no children shown; state /)
})

it('says how far a node is from the goal in the tree that grows from there', () => {
  const settings = { solver: 'bidirectional', start: '451260738' }
  const goalRoot = recordedTree(settings).recording.columns.side.indexOf(1)
  expect(saidOf(settings)(goalRoot)).toContain('0 from the goal, expanded')
})

it.each([
  [{ problem: 'sliding-2x2', start: '3120' }, '3 1 / 2 0'],
  [{ problem: 'pancakes', start: '3142' }, '3 1 4 2'],
  [{ problem: 'pancakes', start: '2,4,6,8,10,12,1,3,5,7,9,11' }, '2 4 6 8 10 12 1 3 5 7 9 11'],
  [{ problem: 'hanoi', start: 'AAC' }, 'A A C'],
  [
    { problem: 'sliding-4x4', start: '5,14,2,15,6,3,9,0,10,7,4,12,13,8,1,11' },
    '5 14 2 15 / 6 3 9 0 / 10 7 4 12 / 13 8 1 11',
  ],
])('reads a state of %o out as %s', (settings, said) => {
  const { problem } = runOf(settings)
  expect(spokenState(problem, problem.start)).toBe(said)
})

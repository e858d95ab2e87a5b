import { expect, it } from 'vitest'
import { readRunValue } from '../../../src/lessons/runs/runValue'

it.each([
  ['held', { kind: 'held' }],
  ['width:4', { kind: 'width', depth: 4 }],
  ['g:0', { kind: 'node', of: 'g', node: 0 }],
  ['f:12', { kind: 'node', of: 'f', node: 12 }],
  ['limit:23.expanded', { kind: 'limit', limit: 23, count: 'expanded' }],
])('the number of a run with the name %s', (text, value) => {
  expect(readRunValue(text)).toEqual(value)
})

it.each(['', 'most', 'g', 'g:', 'g:1:2', 'g:-1', 'gh:1', 'width:', 'width:1:2', 'limit:2.pruned'])(
  'no number of a run is called %j',
  (text) => expect(readRunValue(text)).toBeUndefined(),
)

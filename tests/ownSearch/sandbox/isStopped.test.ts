import { expect, it } from 'vitest'
import { isStopped } from '../../../src/ownSearch/sandbox/isStopped'

const long = 'x'.repeat(100_000)

it.each([
  { kind: 'misuse', told: 'tree.expand was given 1.5, which is no node.' },
  { kind: 'no-name', name: 'frontire' },
  { kind: 'no-call', of: 'frontier', name: 'enqeue' },
  { kind: 'thrown', told: 'TypeError' },
  { kind: 'no-event', seconds: 2 },
  { kind: 'no-yield', seconds: 2 },
  { kind: 'no-generator' },
  { kind: 'too-much' },
  { kind: 'no-outcome', found: '5' },
  { kind: 'too-deep' },
])('a search is stopped for $kind', (reason) => {
  expect(isStopped({ reason, line: 3, step: 0 })).toBe(true)
  expect(isStopped({ reason, line: undefined, step: undefined })).toBe(true)
})

it.each([
  ['nothing', undefined],
  ['no reason', { line: 1 }],
  ['a reason of no kind', { reason: { kind: '<b>' } }],
  ['a kind that every object has', { reason: { kind: 'constructor' } }],
  ['a reason that only the page finds', { reason: { kind: 'unsound' } }],
  ['a text that is none', { reason: { kind: 'misuse', told: { length: 3 } } }],
  ['a text that fills the page', { reason: { kind: 'misuse', told: long } }],
  ['a name that fills the page', { reason: { kind: 'no-name', name: long } }],
  ['a call that fills the page', { reason: { kind: 'no-call', of: long, name: 'a' } }],
  ['an end that fills the page', { reason: { kind: 'no-outcome', found: long } }],
  ['a time that is none', { reason: { kind: 'no-event', seconds: Number.NaN } }],
  ['a line before the first', { reason: { kind: 'too-deep' }, line: -1 }],
  ['a step that is none', { reason: { kind: 'too-deep' }, step: 1.5 }],
])('it is not for %s', (_, forged) => {
  expect(isStopped(forged)).toBe(false)
})

import type { Query } from '../../../src/setup/address/address'

const markup = '<img src=x onerror=alert(1)>'
const long = '9'.repeat(20_000)

const hostileValues: readonly unknown[] = [
  '',
  null,
  markup,
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '__proto__',
  'constructor',
  'toString',
  long,
  '-1',
  '1e308',
  '%00',
  '\u202e\u0000\ud800',
  ['a', 'b'],
  [null, null],
  { toString: 'x' },
  42,
  true,
]

const settings = ['problem', 'start', 'goal', 'solver', 'step', 'budget', 'hide'] as const

/** A value of every hostile kind for every setting, and keys that no address has. */
export const hostileQueries: readonly Query[] = [
  ...settings.flatMap((name) => hostileValues.map((value): Query => ({ [name]: value }))),
  ...['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf'].map(
    (name): Query => Object.fromEntries([[name, markup]]),
  ),
  { version: '99', v: '-1', format: 'old' },
  { problem: 'blocks', start: long },
  { problem: 'blocks', start: 'classic', target: markup, metric: '__proto__' },
  { problem: 'pegs-33', start: '1'.repeat(33), firstJump: 'constructor', target: '-1' },
  { problem: 'sliding-99x99', start: '1,2,3' },
  { problem: 'sliding-4x4', start: '1,2,3,' },
  { solver: 'a-star', heuristic: 'valueOf' },
  { solver: 'depth-first', limit: '1e9' },
  { solver: 'ida-star', solutions: ['all', 'first'], limits: markup },
  { hide: 'tree,tree,,tree,__proto__' },
  { hide: ','.repeat(10_000) },
]

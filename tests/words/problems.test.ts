import { expect, it } from 'vitest'
import { say } from '../../src/words/message'
import { problemMessage } from '../../src/words/problems'
import type { SettingProblem } from '../../src/words/problems'

const sentences: readonly (readonly [SettingProblem, string])[] = [
  [
    { setting: 'start', problem: { kind: 'empty', expected: 9 } },
    'The board is empty. Write its 9 cells row by row, 0 for the blank.',
  ],
  [
    { setting: 'start', problem: { kind: 'not-a-tile', text: 'x', largest: 8 } },
    '“x” is no tile of this board. Its tiles are 1 to 8, and 0 is the blank.',
  ],
  [
    { setting: 'goal', problem: { kind: 'wrong-length', expected: 9, found: 1 } },
    'The board has 1 cell where 9 are needed.',
  ],
  [
    { setting: 'goal', problem: { kind: 'wrong-length', expected: 9, found: 12345 } },
    'The board has 12,345 cells where 9 are needed.',
  ],
  [
    { setting: 'start', problem: { kind: 'repeated-tile', tile: 5, missing: 0 } },
    'The board has tile 5 more than once, and the blank is missing.',
  ],
  [
    { setting: 'start', problem: { kind: 'repeated-tile', tile: 0, missing: 3 } },
    'The board has the blank more than once, and tile 3 is missing.',
  ],
  [
    { setting: 'goalTest', problem: { kind: 'unknown-value', text: 'never', known: ['a', 'b'] } },
    '“never” is not known here. It can be “a” or “b”.',
  ],
  [
    { setting: 'step', problem: { kind: 'not-a-step', text: '-1' } },
    '“-1” is no step. A step is a whole number, 0 or more.',
  ],
  [{ setting: 'step', problem: { kind: 'not-one-text' } }, 'It is given more than once.'],
]

it.each(sentences)('%o is said so', (problem, sentence) => {
  expect(say(problemMessage(problem))).toBe(sentence)
})

it('shows a text from outside as it is, but not all of it', () => {
  const said = (text: string) =>
    say(problemMessage({ setting: 'step', problem: { kind: 'not-a-step', text } }))
  expect(said('{{text}} $t(common.name)')).toContain('“{{text}} $t(common.name)”')
  expect(said('<b>&amp;</b>')).toContain('“<b>&amp;</b>”')
  expect(said('🧩'.repeat(1000))).toContain(`“${'🧩'.repeat(24)}…”`)
  expect(said('a\u202Eb\u0000c\nd')).toContain('“a b c d”')
})

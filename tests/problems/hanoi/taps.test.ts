import { describe, expect, it } from 'vitest'
import { hanoiManifest } from '../../../src/problems/hanoi/manifest'
import type { Problem } from '../../../src/problems/problem'
import type { SceneTap } from '../../../src/problems/scene'
import { say } from '../../../src/words/message'
import { toldMessage } from '../../../src/words/problemWords'

function problemOf(start: string): Problem {
  const made = hanoiManifest.read('hanoi', { start })
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

function tapsOf(parts: readonly { readonly shape: string; readonly tap?: SceneTap }[]) {
  return parts.flatMap(({ tap }) => (tap ? [tap] : []))
}

describe('a move made by taps', () => {
  const problem = problemOf('CAA')
  const { hand, start } = problem
  if (!hand) throw new Error('it cannot be played')

  it('takes the top disc of a peg, and puts it on another peg', () => {
    expect(hand.tap(start, [], 'A')).toEqual({ kind: 'held', held: ['A'] })
    const tapped = hand.tap(start, ['A'], 'B')
    expect(tapped.kind === 'move' && problem.notation(start, tapped.action)).toBe('2>B')
  })

  it('puts the disc back by another tap on its peg', () => {
    expect(hand.tap(start, ['A'], 'A')).toEqual({ kind: 'held', held: [] })
  })

  it.each([
    [[], 'B', 'Peg B has no disc. Tap a peg that has one.'],
    [['A'], 'C', 'Disc 2 is larger than disc 1, so it cannot be put on it. Tap another peg.'],
  ] as const)('with %j refuses %s and says why', (held, id, why) => {
    const tapped = hand.tap(start, held, id)
    expect(tapped.kind === 'refused' && say(toldMessage(tapped.why))).toBe(why)
  })

  it('lifts the disc that is held, and no other', () => {
    const heights = (held: readonly string[]) =>
      hand.draw(start, held).parts.flatMap((part) => ('tap' in part || part.y <= 0 ? [] : part.y))
    expect(heights([]).length - heights(['A']).length).toBe(1)
  })

  it('has a name for every peg, which says what is on top', () => {
    const taps = tapsOf(hand.draw(start, ['A']).parts)
    expect(taps.map(({ name }) => say(toldMessage(name)))).toEqual([
      'peg A, with disc 2 on top',
      'peg B, empty',
      'peg C, with disc 1 on top',
    ])
    expect(taps.map(({ held }) => held)).toEqual([true, false, false])
  })
})

describe('a state edited by taps', () => {
  const { edits } = hanoiManifest
  it.each([
    ['start', { start: 'AAA' }, '1', 'ABA'],
    ['start', { start: 'CAA' }, '0', 'AAA'],
    ['start', { start: 'CAA', pegs: '4' }, '0', 'DAA'],
    ['goal', { start: 'AAA' }, '2', 'CCA'],
    ['start', { discs: '4', start: 'nowhere' }, '3', 'AAAB'],
  ] as const)('%s of %j is after a tap on disc %s: %s', (state, settings, id, after) => {
    expect(edits.tap({ problem: 'hanoi', ...settings }, state, id)).toBe(after)
  })

  it('has a name for every disc, which says where it stands', () => {
    const { parts } = edits.draw({ problem: 'hanoi', start: 'ABC' }, 'start')
    const names = tapsOf(parts).map(({ name }) => say(toldMessage(name)))
    expect(names).toEqual(['disc 1, on peg A', 'disc 2, on peg B', 'disc 3, on peg C'])
  })
})

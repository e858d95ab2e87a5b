import { describe, expect, it } from 'vitest'
import { missionariesManifest } from '../../../src/problems/missionaries/manifest'
import type { Problem } from '../../../src/problems/problem'
import type { SceneTap } from '../../../src/problems/scene'
import { Successors } from '../../../src/problems/successors'
import { say } from '../../../src/words/message'
import { toldMessage } from '../../../src/words/problemWords'

function problemOf(start: string): Problem {
  const made = missionariesManifest.read('missionaries', { start })
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

function tapsOf(parts: readonly { readonly shape: string; readonly tap?: SceneTap }[]) {
  return parts.flatMap(({ tap }) => (tap ? [tap] : []))
}

describe('a crossing made by taps', () => {
  const problem = problemOf('33L')
  const { hand, start } = problem
  if (!hand) throw new Error('it cannot be played')

  it('takes people into the boat, lets them out, and crosses with them', () => {
    expect(hand.tap(start, [], 'm0')).toEqual({ kind: 'held', held: ['m0'] })
    expect(hand.tap(start, ['m0', 'c2'], 'm0')).toEqual({ kind: 'held', held: ['c2'] })
    const crossed = hand.tap(start, ['m0', 'c2'], 'boat')
    if (crossed.kind !== 'move') throw new Error('it does not cross')
    const into = new Successors()
    problem.successors(start.low, start.high, into)
    const at = [...into.action.subarray(0, into.count)].indexOf(crossed.action)
    expect(problem.format({ low: into.low[at], high: into.high[at] })).toBe('22R')
  })

  it.each([
    [['m0', 'm1'], 'm2', /holds 2 people/],
    [[], 'boat', /does not cross alone/],
    [['m0'], 'boat', /^On the left bank 3 cannibals would outnumber 2 missionaries/],
  ] as const)('with %j refuses %s and says why', (held, id, why) => {
    const tapped = hand.tap(start, held, id)
    expect(tapped.kind === 'refused' && say(toldMessage(tapped.why))).toMatch(why)
  })

  it('crosses by the arrow beside a boat with somebody in it, as by the boat', () => {
    const idsOf = (held: readonly string[]) =>
      tapsOf(hand.draw(start, held).parts).map(({ id }) => id)
    expect([idsOf([]).includes('cross'), idsOf(['m0']).includes('cross')]).toEqual([false, true])
    expect(hand.tap(start, ['m0', 'c2'], 'cross')).toEqual(hand.tap(start, ['m0', 'c2'], 'boat'))
  })

  it('refuses who is on the other bank', () => {
    const tapped = hand.tap(problemOf('31R').start, [], 'm0')
    expect(tapped.kind === 'refused' && say(toldMessage(tapped.why))).toMatch(/at the other bank/)
  })

  it('has a name of its own for everybody, by where they are', () => {
    const names = tapsOf(hand.draw(problemOf('31R').start, ['c1']).parts).map(({ name }) =>
      say(toldMessage(name)),
    )
    expect(new Set(names).size).toBe(8)
    expect(names).toEqual(
      expect.arrayContaining([
        'missionary 1, on the left bank',
        'cannibal 2, in the boat',
        'cannibal 3, on the right bank',
        'boat, at the right bank',
        'Cross to the left bank',
      ]),
    )
  })
})

describe('a start edited by taps', () => {
  const { edits } = missionariesManifest
  it.each([
    ['33L', 'm0', '23L'],
    ['33L', 'boat', '33R'],
    ['11R', 'c2', '12R'],
    ['not a state', 'c2', '32L'],
  ])('%s is after a tap on %s: %s', (start, id, after) => {
    expect(edits.tap({ problem: 'missionaries', start }, 'start', id)).toBe(after)
  })

  it('is drawn also where it is wrong', () => {
    const { parts } = edits.draw({ problem: 'missionaries', start: '13L' }, 'start')
    expect(tapsOf(parts)).toHaveLength(7)
  })
})

it('lists for experiments every state that can be solved, the goal left out', () => {
  const [{ starts }] = missionariesManifest.startLists({ problem: 'missionaries' })
  expect(starts).toHaveLength(15)
  expect(starts).toContain('33L')
  expect(starts).not.toContain('00R')
})

import { describe, expect, it } from 'vitest'
import { pancakesManifest } from '../../../src/problems/pancakes/manifest'
import type { SceneTap } from '../../../src/problems/scene'
import { say } from '../../../src/words/message'
import { toldMessage } from '../../../src/words/problemWords'

const made = pancakesManifest.read('pancakes', { start: '3142' })
if (!made.ok) throw new Error(JSON.stringify(made.fault))
const { hand, start } = made.value
if (!hand) throw new Error('it cannot be played')

function tapsOf(parts: readonly { readonly shape: string; readonly tap?: SceneTap }[]) {
  return parts.flatMap(({ tap }) => (tap ? [tap] : []))
}

describe('a turn made by a tap', () => {
  it('turns over the pancake that is tapped and all above it', () => {
    expect(hand.tap(start, [], '4')).toEqual({ kind: 'move', action: 3 })
    expect(hand.tap(start, [], '2')).toEqual({ kind: 'move', action: 4 })
  })

  it('is refused for the top pancake alone, which says why', () => {
    const tapped = hand.tap(start, [], '3')
    expect(tapped.kind === 'refused' && say(toldMessage(tapped.why))).toMatch(/would be as before/)
  })

  it('has a name for every pancake, which says how many are turned over', () => {
    const names = tapsOf(hand.draw(start, []).parts).map(({ name }) => say(toldMessage(name)))
    expect(names).toEqual([
      'pancake 3, on top',
      'pancake 1: turn over the top 2',
      'pancake 4: turn over the top 3',
      'pancake 2: turn over the top 4',
    ])
  })
})

describe('a pile edited by taps', () => {
  const { edits } = pancakesManifest
  it.each([
    ['start', { start: '3142' }, '4', '4132'],
    ['goal', { start: '3142' }, '4', '4321'],
    ['goal', { pancakes: '4', goal: '2134' }, '1', '1234'],
    ['start', { pancakes: '4', start: 'not a pile' }, '1', '1423'],
  ] as const)('%s of %j is after a tap on %s: %s', (state, settings, id, after) => {
    expect(edits.tap({ problem: 'pancakes', ...settings }, state, id)).toBe(after)
  })

  it('is drawn also where it is wrong', () => {
    const { parts } = edits.draw({ problem: 'pancakes', pancakes: '5', start: '1' }, 'start')
    expect(tapsOf(parts)).toHaveLength(5)
  })
})

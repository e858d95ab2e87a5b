import { describe, expect, it } from 'vitest'
import type { SceneTap } from '../../../src/problems/scene'
import { Successors } from '../../../src/problems/successors'
import { wolfManifest } from '../../../src/problems/wolf/manifest'
import { say } from '../../../src/words/message'
import { toldMessage } from '../../../src/words/problemWords'

function playedFrom(start: string, room = '1') {
  const made = wolfManifest.read('wolf', { start, room })
  if (!made.ok || !made.value.hand) throw new Error('it cannot be played')
  return { problem: made.value, hand: made.value.hand, start: made.value.start }
}

function tapsOf(parts: readonly { readonly shape: string; readonly tap?: SceneTap }[]) {
  return parts.flatMap(({ tap }) => (tap ? [tap] : []))
}

/** The state after a tap that is a move. */
function stateAfter(start: string, held: readonly string[], id: string, room = '1'): string {
  const { problem, hand, start: state } = playedFrom(start, room)
  const tapped = hand.tap(state, held, id)
  if (tapped.kind !== 'move') throw new Error(JSON.stringify(tapped))
  const into = new Successors()
  problem.successors(state.low, state.high, into)
  const at = [...into.action.subarray(0, into.count)].indexOf(tapped.action)
  return problem.format({ low: into.low[at], high: into.high[at] })
}

describe('a ferry played by taps', () => {
  it('takes somebody into the boat and lets them out', () => {
    const { hand, start } = playedFrom('FWGC/')
    expect(hand.tap(start, [], 'goat')).toEqual({ kind: 'held', held: ['goat'] })
    expect(hand.tap(start, ['goat'], 'goat')).toEqual({ kind: 'held', held: [] })
  })

  it('crosses with them or alone, by the boat or the arrow', () => {
    expect(stateAfter('FWGC/', ['goat'], 'boat')).toBe('WC/FG')
    expect(stateAfter('FWGC/', ['goat'], 'cross')).toBe('WC/FG')
    expect(stateAfter('WC/FG', [], 'boat')).toBe('FWC/G')
    expect(stateAfter('FWGC/', ['cabbage', 'wolf'], 'boat', '2')).toBe('G/FWC')
  })

  it.each([
    ['FWGC/', ['goat'], 'wolf', /room for 1 besides the farmer/],
    ['WC/FG', [], 'wolf', /at the other bank/],
    ['FWGC/', ['wolf'], 'boat', /^On the left bank the goat would eat the cabbage/],
    ['FWGC/', ['cabbage'], 'boat', /^On the left bank the wolf would eat the goat/],
  ] as const)('from %s with %j refuses %s and says why', (from, held, id, why) => {
    const { hand, start } = playedFrom(from)
    const tapped = hand.tap(start, held, id)
    expect(tapped.kind === 'refused' && say(toldMessage(tapped.why))).toMatch(why)
  })

  it('calls everybody by where they are', () => {
    const { hand, start } = playedFrom('FWC/G')
    const names = tapsOf(hand.draw(start, ['wolf']).parts).map(({ name }) => say(toldMessage(name)))
    expect([...names].sort()).toEqual([
      'Cross to the right bank',
      'boat with the farmer, at the left bank',
      'cabbage, on the left bank',
      'goat, on the right bank',
      'wolf, in the boat',
    ])
  })
})

describe('the start of a ferry edited by taps', () => {
  it.each([
    ['FWGC/', 'goat', 'FWC/G'],
    ['FWGC/', 'boat', 'WGC/F'],
    ['WC/FG', 'cross', 'FWC/G'],
    ['no state', 'wolf', 'FGC/W'],
  ])('%s is after a tap on %s: %s', (start, id, after) => {
    expect(wolfManifest.edits.tap({ problem: 'wolf', start }, 'start', id)).toBe(after)
  })
})

it('lists for experiments every state of a ferry that can be solved, the goal left out', () => {
  const [{ starts }] = wolfManifest.startLists({ problem: 'wolf' })
  expect(starts).toHaveLength(9)
  expect(starts).toContain('FWGC/')
  expect(starts).not.toContain('/FWGC')
})

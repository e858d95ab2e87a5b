import { describe, expect, it } from 'vitest'
import type { Settings } from '../../src/problems/problem'
import { record } from '../../src/recording/write/recorder'
import { jugLevels } from '../problems/jugs/plainJugs'
import { runOf } from '../recording/arbitraryRuns'

/** Each counted by a program that shares nothing with this one. */
const known = [
  {
    jugs: { sizes: [4, 3], tap: true },
    start: '0 0',
    reachable: 14,
    levels: [1, 2, 3, 2, 2, 2, 2],
    moves: { '2 *': 6, '2 anywhere': 4 },
  },
  {
    jugs: { sizes: [8, 5, 3], tap: false },
    start: '8 0 0',
    reachable: 16,
    levels: [1, 2, 3, 2, 2, 2, 2, 2],
    moves: { '4 4 0': 7 },
  },
]

describe.each(known)('jugs of $jugs.sizes', ({ jugs, start, reachable, levels, moves }) => {
  const [jugA, jugB, jugC = 'none'] = jugs.sizes.map(String)
  const settings: Settings = {
    problem: 'jugs',
    ...{ jugA, jugB, jugC, tap: jugs.tap ? 'yes' : 'no' },
    start,
  }

  it('have the known levels by pouring litre by litre', () => {
    const found = jugLevels(jugs, start)
    expect(found.map((level) => level.length)).toEqual(levels)
    expect(found.flat()).toHaveLength(reachable)
  })

  it('have the known levels by breadth-first search', () => {
    const whole = record(runOf({ ...settings, goalTest: 'never' }))
    expect(whole.totals.perLevel).toEqual(levels)
    expect(whole.totals.reached).toBe(reachable)
  })

  it.each(['breadth-first', 'iterative-deepening', 'a-star', 'ida-star', 'uniform-cost'])(
    'measure in the known moves by %s',
    (solver) => {
      for (const [goal, length] of Object.entries(moves)) {
        expect(record(runOf({ ...settings, goal, solver })).solution, goal).toHaveLength(length)
      }
    },
  )
})

import { describe, expect, it } from 'vitest'
import { record } from '../../src/recording/write/recorder'
import { allLeft, ferryLevels } from '../problems/wolf/plainFerry'
import { runOf } from '../recording/arbitraryRuns'

/** Counted by a program that shares nothing with this one. */
const known = { reachable: 10, crossings: 7, shortestWays: 2, levels: [1, 1, 1, 2, 2, 1, 1, 1] }

describe('wolf, goat and cabbage', () => {
  it('have the known levels by trying every group', () => {
    const { levels, ways } = ferryLevels(allLeft, 1)
    expect(levels.map((level) => level.length)).toEqual(known.levels)
    expect(ways.size).toBe(known.reachable)
    expect(ways.get('/FWGC')).toBe(known.shortestWays)
  })

  it('have the known levels by breadth-first search', () => {
    const whole = record(runOf({ problem: 'wolf', goalTest: 'never' }))
    expect(whole.totals.perLevel).toEqual(known.levels)
    expect(whole.totals.reached).toBe(known.reachable)
  })

  it.each(['breadth-first', 'bidirectional', 'iterative-deepening', 'ida-star', 'a-star'])(
    'are over in the known crossings by %s',
    (solver) => {
      expect(record(runOf({ problem: 'wolf', solver })).solution).toHaveLength(known.crossings)
    },
  )

  it('have as many shortest solutions as are known', () => {
    const all = { solver: 'iterative-deepening', solutions: 'all' }
    expect(record(runOf({ problem: 'wolf', ...all })).solutions).toBe(known.shortestWays)
  })
})

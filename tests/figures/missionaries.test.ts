import { describe, expect, it } from 'vitest'
import { record } from '../../src/recording/write/recorder'
import { everybodyLeft, levelsFrom } from '../problems/missionaries/plainRiver'
import { runOf } from '../recording/arbitraryRuns'

/** Each counted by a program that shares nothing with this one. */
const known = [
  {
    people: 3,
    boat: 2,
    reachable: 16,
    crossings: 11,
    shortestWays: 4,
    levels: [1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1],
  },
  {
    people: 5,
    boat: 3,
    reachable: 28,
    crossings: 11,
    shortestWays: 25,
    levels: [1, 4, 2, 3, 3, 1, 1, 1, 2, 3, 4, 2, 1],
  },
  {
    people: 4,
    boat: 2,
    reachable: 11,
    crossings: undefined,
    shortestWays: undefined,
    levels: [1, 3, 1, 1, 1, 2, 2],
  },
]

describe.each(known)('$people and $people with a boat of $boat', (figures) => {
  const settings = {
    problem: 'missionaries',
    people: String(figures.people),
    boat: String(figures.boat),
  }

  it('has the known levels by trying every group of people', () => {
    const { levels, ways } = levelsFrom(everybodyLeft(figures.people), figures.boat)
    expect(levels.map((level) => level.length)).toEqual(figures.levels)
    expect(ways.size).toBe(figures.reachable)
    expect(ways.get('00R')).toBe(figures.shortestWays)
  })

  it('has the known levels by breadth-first search', () => {
    const whole = record(runOf({ ...settings, goalTest: 'never' }))
    expect(whole.totals.perLevel).toEqual(figures.levels)
    expect(whole.totals.reached).toBe(figures.reachable)
    expect(record(runOf(settings)).solution?.length).toBe(figures.crossings)
  })

  it('has as many solutions as are known by iterative deepening', () => {
    // Where there is none it would go on for ever.
    if (figures.shortestWays === undefined) return
    const all = { solver: 'iterative-deepening', solutions: 'all' }
    expect(record(runOf({ ...settings, ...all })).solutions).toBe(figures.shortestWays)
  })
})

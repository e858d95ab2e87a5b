import { describe, expect, it } from 'vitest'
import { hanoiManifest } from '../../src/problems/hanoi/manifest'
import { record } from '../../src/recording/write/recorder'
import { lettersOf, plainMoves, plainTower } from '../problems/hanoi/plainHanoi'
import { plainLevels } from '../problems/plainLevels'
import { runOf } from '../recording/arbitraryRuns'

/** Three pegs: each counted by a program that shares nothing with this one. */
const known = [
  { discs: 3, reachable: 27, moves: 7, farthest: 7 },
  { discs: 4, reachable: 81, moves: 15, farthest: 15 },
  { discs: 5, reachable: 243, moves: 31, farthest: 31 },
]

describe.each(known)('$discs discs on three pegs', ({ discs, reachable, moves, farthest }) => {
  const settings = { problem: 'hanoi', discs: String(discs) }

  it('have the known figures by lists', () => {
    const levels = plainLevels(plainTower(discs, 3, 0), plainMoves)
    expect(levels.flat()).toHaveLength(reachable)
    expect(levels.length - 1).toBe(farthest)
    const goal = 'C'.repeat(discs)
    expect(levels.findIndex((level) => level.map(lettersOf).includes(goal))).toBe(moves)
  })

  it('have the known figures by breadth-first search', () => {
    const { reached, perLevel } = record(runOf({ ...settings, goalTest: 'never' })).totals
    expect(reached).toBe(reachable)
    expect(perLevel.length - 1).toBe(farthest)
    expect(record(runOf(settings)).solution).toHaveLength(moves)
  })
})

// The numbers of J. S. Frame and B. M. Stewart (1941).
it.each([
  [3, 5],
  [4, 9],
  [5, 13],
  [6, 17],
  [7, 25],
])('%i discs on four pegs take %i moves', (discs, moves) => {
  const settings = { problem: 'hanoi', discs: String(discs), pegs: '4', solver: 'a-star' }
  for (const heuristic of hanoiManifest.heuristics) {
    expect(record(runOf({ ...settings, heuristic })).solution, heuristic).toHaveLength(moves)
  }
})

it('has examples that are as far from their goals as is known', () => {
  const lengths = hanoiManifest
    .examples()
    .map(({ settings }) => record(runOf(settings)).solution?.length)
  expect(lengths).toEqual([7, 15, 31, 17])
})

import { describe, expect, it } from 'vitest'
import { findManifest } from '../../src/problems'
import { readScenarios } from '../../src/problems/grid/benchmarkMap'
import type { Settings } from '../../src/problems/problem'
import { pathCost } from '../../src/recording/query/path/pathCost'
import { record } from '../../src/recording/write/recorder'
import { plainDistances } from '../problems/grid/plainGrid'
import { runOf } from '../recording/arbitraryRuns'

/** The cost of the solution that a search finds, in units. */
function found(settings: Settings) {
  const recording = record(runOf({ problem: 'grid', ...settings }))
  const { outcome } = recording
  const cost = outcome?.kind === 'solved' ? pathCost(recording.columns, outcome.node) : undefined
  return { cost }
}

// A map in the format of the grid benchmarks, and tasks on it, both written for this test.
const courtyard = `type octile
height 9
width 12
map
............
.TTTTTTTT...
.T......T...
.T.@@@..T.W.
.T.@.@..T.W.
.T.@.@......
.T......T...
.TTTTTTTT...
............
`
const tasks = `version 1
0\tcourtyard.map\t12\t9\t0\t0\t11\t8\t17.82842712
1\tcourtyard.map\t12\t9\t0\t0\t2\t2\t23.41421356
2\tcourtyard.map\t12\t9\t0\t8\t4\t4\t-1
2\tcourtyard.map\t12\t9\t2\t6\t11\t0\t13.24264069
`

describe('the tasks of a benchmark map', () => {
  const rows = courtyard.trim().split('\n').slice(4)
  const grid = {
    rows: rows.map((row) => row.replaceAll(/[TW]/g, '@')),
    neighbours: '8',
    corners: 'never',
  } as const

  it.each(readScenarios(tasks))('have the optimal length that they say: $optimal', (task) => {
    const [start, goal] = [task.start, task.goal].map(({ column, row }) => `${column},${row}`)
    expect(plainDistances(grid, start, Math.SQRT2).get(goal)).toBeCloseTo(task.optimal, 6)
    for (const solver of ['uniform-cost', 'a-star']) {
      const { cost = 0 } = found({ map: courtyard, start, goal, neighbours: '8', solver })
      // √2 is counted as 1.4142, which is less by under 0.001 %.
      expect(cost / 10_000).toBeLessThanOrEqual(task.optimal)
      expect(cost / 10_000).toBeGreaterThan(task.optimal * (1 - 0.000_01))
    }
  })

  it('are three here: what says no length is no task', () => {
    expect(readScenarios(tasks)).toHaveLength(3)
  })
})

describe('the prepared maps', () => {
  it('lead greedy search into the trap, where A* goes around it', () => {
    // 19 columns to the right, and 3 rows up or 7 rows down, which both come back.
    expect(found({ map: 'trap', solver: 'a-star' }).cost).toBe(19 + 2 * 3)
    expect(found({ map: 'trap', solver: 'greedy' }).cost).toBe(19 + 2 * 7)
  })

  it('have a way around the swamp that is longer and cheaper', () => {
    expect(found({ map: 'swamp', solver: 'breadth-first' }).cost).toBe(88)
    // 16 columns to the right, and 4 rows up that come back, all of them free.
    expect(found({ map: 'swamp', solver: 'uniform-cost' }).cost).toBe(24)
  })

  it('can all be solved but the one that has no way', () => {
    const examples = findManifest('grid')?.examples('grid') ?? []
    expect(examples).toHaveLength(7)
    for (const { settings, title } of examples) {
      const { cost } = found({ ...settings, neighbours: '4', solver: 'uniform-cost' })
      expect(cost === undefined, settings.map).toBe(title === 'noWay')
    }
  })

  it('have nothing but ties on the empty grid: each cell between the corners is on a way', () => {
    const { cost } = found({ map: 'empty', solver: 'a-star' })
    expect(cost).toBe(12 + 7)
    const all = { solver: 'iterative-deepening', start: '8,5' }
    // From 5 columns and 3 rows away: the ways are the choices of 3 steps of 8.
    const ways = record(runOf({ problem: 'grid', map: 'empty', ...all, solutions: 'all' }))
    expect(ways.solutions).toBe(56)
  })
})

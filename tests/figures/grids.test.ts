import { describe, expect, it } from 'vitest'
import { findManifest } from '../../src/problems'
import { readScenarios } from '../../src/problems/grid/benchmarkMap'
import { pathCost } from '../../src/recording/query/pathCost'
import { record } from '../../src/recording/write/recorder'
import type { Settings } from '../../src/problems/problem'
import { plainDistances } from '../problems/grid/plainGrid'
import { runOf } from '../recording/arbitraryRuns'

/** The cost of the solution that a search finds, in units, and how many nodes it expands. */
function found(settings: Settings) {
  const recording = record(runOf({ problem: 'grid', ...settings }))
  const { outcome, totals } = recording
  const cost = outcome?.kind === 'solved' ? pathCost(recording.columns, outcome.node) : undefined
  return { cost, expanded: totals.expanded }
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
0\tcourtyard.map\t12\t9\t0\t0\t11\t8\t12.65685425
1\tcourtyard.map\t12\t9\t0\t0\t2\t2\t21.65685425
2\tcourtyard.map\t12\t9\t0\t8\t4\t4\t-1
2\tcourtyard.map\t12\t9\t2\t6\t11\t0\t13.07106781
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
  it('lead greedy search into the trap, where A* expands more and finds a shorter way', () => {
    expect(found({ map: 'trap', solver: 'greedy' })).toEqual({ cost: 31, expanded: 60 })
    expect(found({ map: 'trap', solver: 'a-star' }).cost).toBe(25)
  })

  it('have a way around the swamp that is longer and cheaper', () => {
    expect(found({ map: 'swamp', solver: 'breadth-first' }).cost).toBe(0)
    expect(found({ map: 'swamp', solver: 'uniform-cost' }).cost).toBe(0)
  })

  it('are solved by breadth-first search in as many moves as the independent count has', () => {
    const examples = findManifest('grid')?.examples('grid') ?? []
    expect(examples).toHaveLength(7)
    for (const { settings, search } of examples) {
      const { cost } = found({ ...settings, neighbours: '4', solver: 'uniform-cost' })
      expect(cost === undefined, settings.map).toBe(search === 'never')
    }
  })

  it('have 20 moves and many ties on the empty grid', () => {
    expect(found({ map: 'empty', solver: 'a-star' }).cost).toBe(19)
  })
})

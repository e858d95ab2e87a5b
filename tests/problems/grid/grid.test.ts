import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createProblem } from '../../../src/problems'
import type { Problem, Settings } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { pathCost } from '../../../src/recording/query/path/pathCost'
import { record } from '../../../src/recording/write/recorder'
import { moveSign } from '../../../src/words/move'
import { runOf } from '../../recording/arbitraryRuns'
import {
  anyGrid,
  freeCells,
  isWall,
  plainDistances,
  plainGridSteps,
  settingsOf,
  signAt,
} from './plainGrid'

function problemOf(settings: Settings): Problem {
  const made = createProblem(settings)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

/** What a diagonal step costs in a problem, in costs of one. */
const diagonalOf = (problem: Problem) => (problem.costs?.one === 1000 ? 1.414 : 1.4142)

/** A cell's number, from how settings write it. */
function numberOf(cell: string, rows: readonly string[]): number {
  const [column, row] = cell.split(',').map(Number)
  return row * rows[0].length + column
}

it('has the steps of a plain second implementation, in the documented order, at their costs', () => {
  const into = new Successors()
  fc.assert(
    fc.property(anyGrid, ({ grid, start, goal }) => {
      const problem = problemOf({ ...settingsOf(grid), start, goal })
      const one = problem.costs?.one ?? 1
      for (const cell of freeCells(grid)) {
        const low = numberOf(cell, grid.rows)
        problem.successors(low, 0, into)
        const found = Array.from({ length: into.count }, (_, at) => ({
          name: problem.notation({ low, high: 0 }, into.action[at]),
          to: problem.format({ low: into.low[at], high: into.high[at] }),
          units: problem.costs?.of(low, 0, into.action[at]) ?? 1,
        }))
        const expected = plainGridSteps(grid, cell, diagonalOf(problem)).map(
          ({ name, to, cost }) => ({ name, to, units: Math.round(cost * one) }),
        )
        expect(found).toEqual(expected)
      }
    }),
  )
})

it('has heuristics that no step lowers by more than it costs, and none is left at the goal', () => {
  const into = new Successors()
  fc.assert(
    fc.property(anyGrid, ({ grid, start, goal }) => {
      const problem = problemOf({ ...settingsOf(grid), start, goal })
      for (const heuristic of problem.heuristics.filter(({ admissible }) => admissible)) {
        expect(heuristic.of(numberOf(goal, grid.rows), 0)).toBe(0)
        for (const cell of freeCells(grid)) {
          const low = numberOf(cell, grid.rows)
          const h = heuristic.of(low, 0)
          expect(Number.isInteger(h) && h >= 0).toBe(true)
          problem.successors(low, 0, into)
          for (let at = 0; at < into.count; at++) {
            const cost = problem.costs?.of(low, 0, into.action[at]) ?? 1
            expect(h - heuristic.of(into.low[at], 0), heuristic.id).toBeLessThanOrEqual(cost)
          }
        }
      }
    }),
  )
})

it('has the heuristic octile as the true cost on a grid without walls', () => {
  const rows = Array.from({ length: 6 }, () => '3333333')
  const grid = { rows, neighbours: '8', corners: 'never' } as const
  const problem = problemOf({ ...settingsOf(grid), start: '0,0', goal: '2,3' })
  const [octile] = problem.heuristics
  expect(octile.id).toBe('octile')
  // Each step can be turned round at the same cost.
  for (const [cell, cost] of plainDistances(grid, '2,3', 1.4142)) {
    expect(octile.of(numberOf(cell, rows), 0)).toBe(Math.round(10_000 * cost))
  }
})

it.each([
  ['.', '4', 1n],
  ['.', '8', 14_142n ** 2n / 2n],
  ['9', '8', 81n * (1_414n ** 2n / 2n)],
] as const)(
  'has a Euclidean heuristic rounded down exactly: %s, %s',
  (sign, neighbours, square) => {
    const across = 512
    const map = Array.from({ length: across }, () => sign.repeat(across)).join('\n')
    const ends = { start: '0,0', goal: '511,511' }
    const problem = problemOf({ problem: 'grid', map, neighbours, ...ends })
    const euclidean = problem.heuristics.find(({ id }) => id === 'euclidean')
    const anyCell = fc.nat({ max: across * across - 1 })
    fc.assert(
      fc.property(anyCell, (low) => {
        const [x, y] = [511 - (low % across), 511 - Math.floor(low / across)]
        const exact = square * BigInt(x * x + y * y)
        const h = BigInt(euclidean?.of(low, 0) ?? -1)
        expect(h * h <= exact && exact < (h + 1n) * (h + 1n)).toBe(true)
      }),
      { numRuns: 500 },
    )
  },
)

it('says that Manhattan is not admissible with diagonal steps, where it is more than the cost', () => {
  const grid = { rows: ['S..', '...', '..G'], neighbours: '8', corners: 'never' } as const
  const manhattan = (settings: Settings) =>
    problemOf(settings).heuristics.find(({ id }) => id === 'manhattan')
  expect(manhattan(settingsOf(grid))?.admissible).toBe(false)
  expect(manhattan(settingsOf(grid))?.of(0, 0)).toBe(40_000)
  expect(manhattan({ ...settingsOf(grid), neighbours: '4' })?.admissible).toBe(true)
})

const searches: readonly { readonly solver: string; readonly heuristic?: string }[] = [
  { solver: 'uniform-cost' },
  ...['manhattan', 'octile', 'euclidean', 'zero'].map((heuristic) => ({
    solver: 'a-star',
    heuristic,
  })),
]

it.each(searches)('is solved at the least cost: $solver $heuristic', (search) => {
  fc.assert(
    fc.property(anyGrid, ({ grid, start, goal }) => {
      if (search.heuristic === 'manhattan' && grid.neighbours === '8') return
      const run = runOf({ ...settingsOf(grid), start, goal, ...search })
      const recording = record(run)
      const least = plainDistances(grid, start, diagonalOf(run.problem)).get(goal)
      const { outcome } = recording
      expect(outcome?.kind).toBe(least === undefined ? 'exhausted' : 'solved')
      if (outcome?.kind !== 'solved' || least === undefined) return
      expect(pathCost(recording.columns, outcome.node)).toBe(
        Math.round(least * (run.problem.costs?.one ?? 1)),
      )
    }),
    { numRuns: 60 },
  )
})

it('says at once whether the goal can be reached, and how many cells can', () => {
  fc.assert(
    fc.property(anyGrid, ({ grid, start, goal }) => {
      const reached = plainDistances(grid, start, 1.4142)
      expect(problemOf({ ...settingsOf(grid), start, goal }).solvability()).toEqual({
        proof: 'counted',
        solvable: reached.has(goal),
        states: reached.size,
      })
    }),
  )
})

describe('the costs of a grid', () => {
  const plain = { problem: 'grid', map: 'S..\n..G' }

  it('are none where each step costs one', () => {
    expect(problemOf(plain).costs).toBeUndefined()
    expect(problemOf({ problem: 'grid', map: 'S2.\n..G' }).costs?.one).toBe(1)
    expect(problemOf({ ...plain, neighbours: '8' }).costs?.one).toBe(10_000)
  })

  it('are counted where h does not fit into a byte', () => {
    const row = (length: number) => ({ problem: 'grid', map: `S${'.'.repeat(length - 2)}G` })
    expect(problemOf(row(256)).costs).toBeUndefined()
    expect(problemOf(row(257)).costs?.one).toBe(1)
    expect(record(runOf({ ...row(257), solver: 'a-star' })).solution).toHaveLength(256)
  })

  it('fit into the largest path cost, also on the largest grid at the highest costs', () => {
    const rows = Array.from({ length: 512 }, () => '9'.repeat(512))
    const map = rows.join('\n')
    const largest = { problem: 'grid', map, start: '0,0', goal: '1,0', neighbours: '8' }
    const { costs } = problemOf(largest)
    expect(costs?.one).toBe(1000)
    // Down and to the right, into every cell.
    expect((costs?.of(0, 0, 7) ?? Number.NaN) * 512 * 512).toBeLessThanOrEqual(0xffffffff)
    expect(problemOf({ ...largest, map: map.replaceAll('9', '.') }).costs?.one).toBe(10_000)
  })
})

it('has settings that make it again', () => {
  fc.assert(
    fc.property(anyGrid, ({ grid, start, goal }) => {
      const { settings } = problemOf({ ...settingsOf(grid), start, goal })
      expect(problemOf(settings).settings).toEqual(settings)
    }),
  )
  const benchmark = 'type octile\nheight 1\nwidth 2\nmap\n.G\n'
  const { settings } = problemOf({ problem: 'grid', map: benchmark, start: '0,0', goal: '1,0' })
  expect(settings.map).toBe(benchmark.trim())
  expect(problemOf(settings).settings).toEqual(settings)
  expect(problemOf({ problem: 'grid', map: ' Maze-DFS:9x9:1 ' }).settings.map).toBe(
    'maze-dfs:9x9:1',
  )
})

it('says in a sign where a step goes', () => {
  const problem = problemOf({ problem: 'grid', map: 'S..\n..G', neighbours: '8' })
  const signs = Array.from({ length: 8 }, (_, action) =>
    moveSign(problem.describe(problem.start, action)),
  )
  expect(signs.join('')).toBe('↑←→↓↖↗↙↘')
})

it('has a map of what stands in each cell', () => {
  fc.assert(
    fc.property(anyGrid, ({ grid, start, goal }) => {
      const { map } = problemOf({ ...settingsOf(grid), start, goal })
      if (map?.kind !== 'cells') throw new Error('no cells')
      expect([map.height, map.width]).toEqual([grid.rows.length, grid.rows[0].length])
      map.costs.forEach((cost, cell) => {
        const sign = signAt(grid, cell % map.width, Math.floor(cell / map.width))
        expect(cost).toBe(isWall(sign) ? 0 : Number(sign.replace('.', '1')))
      })
    }),
    { numRuns: 30 },
  )
})

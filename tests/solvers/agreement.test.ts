import { describe, expect, it } from 'vitest'
import { createRandom } from '../../src/problems/random'
import { defaultGoal } from '../../src/problems/sliding/board'
import { formatBoard } from '../../src/problems/sliding/boardText'
import { randomSolvableBoard } from '../../src/problems/sliding/randomBoard'
import { record } from '../../src/recording/write/recorder'
import { solvers } from '../../src/solvers'
import { everyClaim, everyOptimal } from '../figures/optimalSolvers'
import { distancesFrom, shortestWays } from '../problems/sliding/plainBoards'
import { runOf } from '../recording/arbitraryRuns'
import { replay } from '../recording/replay'

const size = { columns: 3, rows: 3 }
const goal = '123456780'
const distances = distancesFrom(goal, size.columns)
const budget = 0

// Iterative deepening has no heuristic, and would take minutes from far away.
const mostWithoutHeuristic = 16
const nearby = [...distances].filter(([, distance]) => distance <= mostWithoutHeuristic)

function boardsFor(solver: string, count: number): readonly string[] {
  const random = createRandom(31)
  return Array.from({ length: count }, (_, seed) =>
    solver === 'iterative-deepening'
      ? nearby[Math.floor(random() * nearby.length)][0]
      : formatBoard(randomSolvableBoard(size, defaultGoal(size), seed)),
  )
}

// Those that expand much of the space from most boards are asked less often.
const counts: Readonly<Record<string, number>> = {
  'breadth-first': 25,
  bidirectional: 200,
  'iterative-deepening': 60,
  'misplaced ida-star': 20,
  'misplaced a-star': 40,
}

describe.each(everyOptimal)('an optimal search: $solver $heuristic', (settings) => {
  const { solver, heuristic = '' } = settings
  // Without a heuristic most of the space is expanded from most boards.
  const count = counts[`${heuristic} ${solver}`.trim()] ?? (heuristic === '' ? 12 : 200)

  it(`finds the distance of ${count} boards, by moves that lead to the goal`, () => {
    const wrong = boardsFor(solver, count).filter((start) => {
      const run = runOf({ ...settings, start })
      const { solution } = record(run, budget)
      if (solution?.length !== distances.get(start)) return true
      return replay(run.problem, solution ?? []) !== goal
    })
    expect(wrong).toEqual([])
  }, 60_000)
})

const notOptimal = everyClaim
  .filter(({ claim }) => claim !== 'optimal')
  .map(({ settings: { solver, heuristic = '' }, claim }) => ({
    solver,
    heuristic,
    claim: typeof claim === 'string' ? claim : `at most ${claim.atMost} times the shortest`,
    times: typeof claim === 'string' ? Number.POSITIVE_INFINITY : claim.atMost,
  }))

describe.each(notOptimal)('a search that is not optimal: $solver $heuristic', (search) => {
  const { claim, times, solver, heuristic } = search
  const settings = { solver, ...(heuristic && { heuristic }) }

  it(`finds a way to the goal that is no shorter than the shortest, and ${claim}`, () => {
    const lengths = boardsFor(solver, 15).map((start) => {
      const { solution = [], outcome } = record(runOf({ ...settings, start }), budget)
      const least = distances.get(start)!
      // A beam may drop what leads to the goal.
      if (outcome?.kind === 'limit') return { least, length: least }
      expect(replay(runOf({ ...settings, start }).problem, solution)).toBe(goal)
      return { least, length: solution.length }
    })
    const wrong = lengths.filter(({ least, length }) => length < least || length > times * least)
    expect(wrong).toEqual([])
    expect(lengths.some(({ least, length }) => length > least)).toBe(true)
  }, 60_000)
})

it.each(['1', '1.01', '1.25', '2', '3.5', '10'])(
  'weighted A* keeps to %s times the shortest way',
  (weight) => {
    const wrong = boardsFor('weighted-a-star', 40).filter((start) => {
      const settings = { solver: 'weighted-a-star', heuristic: 'misplaced', weight, start }
      const { solution = [] } = record(runOf(settings), budget)
      const least = distances.get(start)!
      return solution.length < least || solution.length > Number(weight) * least
    })
    expect(wrong).toEqual([])
  },
  60_000,
)

describe('all solutions at the last limit', () => {
  it('are as many by iterative deepening as by IDA*, with every admissible heuristic', () => {
    const different = boardsFor('iterative-deepening', 25).filter((start) => {
      const count = (settings: Readonly<Record<string, string>>) =>
        record(runOf({ ...settings, start, solutions: 'all' }), budget).solutions
      const plain = count({ solver: 'iterative-deepening' })
      return ['manhattan', 'linear-conflict', 'misplaced'].some(
        (heuristic) => count({ solver: 'ida-star', heuristic }) !== plain,
      )
    })
    expect(different).toEqual([])
  })

  it('are as many as the shortest ways in the whole space', () => {
    const ways = shortestWays(distances, size.columns)
    const wrong = boardsFor('ida-star', 60).filter((start) => {
      const run = runOf({ solver: 'ida-star', start, solutions: 'all' })
      return record(run, budget).solutions !== ways.get(start)
    })
    expect(wrong).toEqual([])
    expect(ways.get('867254301')).toBe(40)
  }, 30_000)
})

describe('IDA*', () => {
  it('finds the same whether limits rise one by one or to the least f over them', () => {
    const different = boardsFor('ida-star', 40).filter((start) => {
      const [next, byOne] = ['next-f', 'by-one'].map((limits) =>
        record(runOf({ solver: 'ida-star', start, limits, solutions: 'all' }), budget),
      )
      return next.solutions !== byOne.solutions || String(next.solution) !== String(byOne.solution)
    })
    expect(different).toEqual([])
  })

  it('takes limits of one parity when they rise to the least f over them', () => {
    const { totals } = record(runOf({ solver: 'ida-star', start: '647850321' }), budget)
    expect(totals.perIteration.map(({ limit }) => limit)).toEqual([21, 23, 25, 27, 29, 31])
  })
})

describe('where the start is the goal', () => {
  it.each(solvers.map(({ id }) => id))('%s expands nothing', (solver) => {
    const { outcome, solution, totals } = record(runOf({ solver }))
    expect([outcome?.kind, solution, totals.expanded]).toEqual(['solved', [], 0])
  })
})

describe('where there is no solution', () => {
  // A beam that is wide enough drops nothing.
  it.each(
    solvers.filter(({ forgets }) => !forgets).map(({ id }) => ({ solver: id, width: '1000' })),
  )('$solver is exhausted after all that can be reached', ({ solver, width }) => {
    const { outcome, solution, totals } = record(
      runOf({ problem: 'sliding-3x2', solver, width, start: '213450' }),
    )
    // From both ends all boards are reached.
    const { twoSided } = solvers.find(({ id }) => id === solver)!
    const reached = twoSided ? 720 : 360
    expect([outcome?.kind, solution, totals.reached]).toEqual(['exhausted', undefined, reached])
  })

  it('depth-first search with a limit says that it was the limit', () => {
    const { outcome } = record(runOf({ solver: 'depth-first', start: '123456870', limit: '9' }))
    expect(outcome).toEqual({ kind: 'limit' })
  })

  it('depth-first search is exhausted where the limit cuts nothing off', () => {
    const settings = { problem: 'sliding-2x2', solver: 'depth-first', start: '2130' }
    expect(record(runOf({ ...settings, limit: '12' })).outcome).toEqual({ kind: 'exhausted' })
  })

  it('a narrow beam says that it dropped what may have led to the goal', () => {
    const { outcome, totals } = record(runOf({ solver: 'beam', start: '123456870', width: '3' }))
    expect(outcome).toEqual({ kind: 'limit' })
    expect(totals.dropped).toBeGreaterThan(0)
  })
})

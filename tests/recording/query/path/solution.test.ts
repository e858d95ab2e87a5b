import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultGoal } from '../../../../src/problems/sliding/board'
import { moveOrders } from '../../../../src/problems/sliding/moveOrder'
import { randomSolvableBoard } from '../../../../src/problems/sliding/randomBoard'
import { record } from '../../../../src/recording/write/recorder'
import { isComplete, isOptimal } from '../../../figures/optimalSolvers'
import { distancesFrom, toPlain } from '../../../problems/sliding/plainBoards'
import { anyNearRun, anySmallRun, anySmallRunOfTiles, runOf } from '../../arbitraryRuns'
import { NaiveTree } from '../../naiveTree'
import { replay } from '../../replay'

describe('the solution of a small board', () => {
  it('leads to the goal', () => {
    fc.assert(
      fc.property(anySmallRun, (run) => {
        const { solution } = record(run)
        fc.pre(solution !== undefined)
        expect(replay(run.problem, solution)).toBe(run.problem.settings.goal)
      }),
    )
  })

  it('is there exactly when parity says so, of a complete search', () => {
    fc.assert(
      fc.property(anySmallRun.filter(isComplete), (run) => {
        const solvable = run.problem.solvability()?.solvable
        expect(record(run).outcome?.kind).toBe(solvable ? 'solved' : 'exhausted')
      }),
    )
  })

  it('is as long as the distance, of an optimal search', () => {
    fc.assert(
      fc.property(anySmallRunOfTiles.filter(isOptimal), (run) => {
        const { problem, start, goal } = run.problem.settings
        const columns = Number(problem.split('-')[1].split('x')[0])
        expect(record(run).solution?.length).toBe(distancesFrom(goal, columns).get(start))
      }),
    )
  })

  it('is the one of a naive run, and so is the number of solutions', () => {
    fc.assert(
      fc.property(fc.oneof(anySmallRun, anyNearRun), (run) => {
        const { solution, solutions } = record(run)
        const naive = NaiveTree.at(run)
        expect({ solution, solutions }).toEqual({
          solution: naive.solution,
          solutions: naive.solutions,
        })
      }),
    )
  })
})

describe('the solution of an 8-puzzle', () => {
  const size = { columns: 3, rows: 3 }
  const distances = distancesFrom('123456780', size.columns)
  const anyStart = fc
    .integer()
    .map((seed) => toPlain(randomSolvableBoard(size, defaultGoal(size), seed)))
  const goalTest = fc.constantFrom('generation', 'expansion')
  const order = fc.constantFrom(...moveOrders)

  it('is as long as the distance and leads to the goal', () => {
    fc.assert(
      fc.property(anyStart, goalTest, order, (start, goalTest, order) => {
        const run = runOf({ start, goalTest, order })
        const solution = record(run).solution ?? []
        expect([solution.length, replay(run.problem, solution)]).toEqual([
          distances.get(start),
          '123456780',
        ])
      }),
      { numRuns: 15 },
    )
  }, 30_000)

  it('is empty where the start is the goal, whenever the goal is tested', () => {
    const lengths = ['generation', 'expansion'].map((goalTest) => record(runOf({ goalTest })))
    expect(lengths.map(({ solution }) => solution)).toEqual([[], []])
  })

  it('is not there before the run has ended', () => {
    expect(record(runOf({ start: '123456870' }), 10).solution).toBeUndefined()
  })
})

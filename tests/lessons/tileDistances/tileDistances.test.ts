import { describe, expect, it } from 'vitest'
import {
  distanceChange,
  sumOfDistances,
  tileDistances,
} from '../../../src/lessons/tileDistances/tileDistances'
import { createProblem } from '../../../src/problems'
import { movesOf } from '../../../src/play/moves'
import type { Settings } from '../../../src/problems/problem'

function problemOf(settings: Settings) {
  const made = createProblem(settings)
  if (!made.ok) throw new Error('no such problem')
  return made.value
}

const starts = ['152436780', '867254301', '102483765', '123456780']

describe.each(starts)('the board %s', (start) => {
  const problem = problemOf({ problem: 'sliding-3x3', start })
  const distances = tileDistances(problem, problem.start)

  it('has the Manhattan distance as the sum of its tiles', () => {
    const manhattan = problem.heuristics.find(({ id }) => id === 'manhattan')
    expect(sumOfDistances(distances)).toBe(manhattan?.of(problem.start.low, problem.start.high))
  })

  it('changes one distance by one with each move', () => {
    const steps = movesOf(problem, problem.start).map(({ after }) => {
      const change = distanceChange(distances, tileDistances(problem, after))
      return change && Math.abs(change.after - change.before)
    })
    expect(steps.filter((step) => step !== 1)).toEqual([])
  })
})

it('counts cells along rows and columns to the place of each tile', () => {
  const problem = problemOf({ problem: 'sliding-3x3', start: '152436780' })
  const told = tileDistances(problem, problem.start).map(({ tile, distance }) => tile + distance)
  expect(told).toEqual(['10', '51', '21', '40', '32', '60', '70', '80'])
})

it('tells no change where more than one tile stands elsewhere', () => {
  const [one, other] = ['152436780', '867254301'].map((start) => {
    const problem = problemOf({ problem: 'sliding-3x3', start })
    return tileDistances(problem, problem.start)
  })
  expect(distanceChange(one, other)).toBeUndefined()
})

it('refuses a problem that has no one goal', () => {
  const problem = problemOf({ problem: 'blocks', start: 'seed', metric: 'cell' })
  expect(() => tileDistances(problem, problem.start)).toThrow(/one goal/)
})

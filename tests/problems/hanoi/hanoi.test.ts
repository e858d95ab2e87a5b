import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHanoiFromSettings } from '../../../src/problems/hanoi/settings'
import type { Problem, Settings } from '../../../src/problems/problem'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { levelsFromGoal, successorTexts } from '../everyState'
import { anyTowers, lettersOf, plainMoves, plainTowers } from './plainHanoi'

function problemOf(settings: Settings): Problem {
  const made = createHanoiFromSettings(settings)
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

describe('the Towers of Hanoi', () => {
  it('have the successors that towers as lists have', () => {
    fc.assert(
      fc.property(anyTowers, (settings) => {
        const problem = problemOf(settings)
        const expected = plainMoves(plainTowers(settings.start, Number(settings.pegs)))
        const found = successorTexts(problem, problem.start).map(({ text }) => text)
        expect([...found].sort()).toEqual(expected.map(lettersOf).sort())
      }),
    )
  })

  it('move the smallest disc first, to the pegs from left to right', () => {
    const problem = problemOf({ start: 'BAA', pegs: '3' })
    const moves = successorTexts(problem, problem.start).map(({ action }) =>
      problem.notation(problem.start, action),
    )
    expect(moves).toEqual(['1>A', '1>C', '2>C'])
  })

  it('can undo every move', () => {
    fc.assert(
      fc.property(anyTowers, (settings) => {
        const problem = problemOf(settings)
        for (const { state } of successorTexts(problem, problem.start)) {
          const back = successorTexts(problem, state).map(({ text }) => text)
          expect(back).toContain(settings.start)
        }
      }),
    )
  })

  it('count as misplaced the discs that are on another peg than in the goal', () => {
    fc.assert(
      fc.property(anyTowers, (settings) => {
        const problem = problemOf(settings)
        const misplaced = problem.heuristics.find(({ id }) => id === 'misplaced-discs')
        const others = [...settings.start].filter((peg, disc) => peg !== settings.goal[disc])
        expect(misplaced?.of(problem.start.low, 0)).toBe(others.length)
      }),
    )
  })

  it.each([
    { discs: '4', pegs: '3' },
    { discs: '4', pegs: '4' },
    { pegs: '3', goal: 'ABCAB' },
    { pegs: '3', goal: 'CCAB' },
    { pegs: '4', goal: 'DABC' },
    { pegs: '4', goal: 'AADD' },
  ])('never estimate more than the true distance: %j', (settings) => {
    const problem = problemOf(settings)
    let distance = 0
    for (const level of levelsFromGoal(problem)) {
      for (const state of level) {
        const [most, least] = problem.heuristics.map((each) => each.of(state.low, 0))
        expect(most, problem.format(state)).toBeLessThanOrEqual(distance)
        expect(least, problem.format(state)).toBeLessThanOrEqual(most)
      }
      distance++
    }
  })

  it('estimate for each disc but the largest two moves, where a whole tower moves', () => {
    for (const discs of ['3', '10']) {
      const problem = problemOf({ discs, pegs: '4' })
      expect(problem.heuristics[0].of(problem.start.low, 0)).toBe(2 * Number(discs) - 1)
    }
  })

  it('estimate by each move one more or one less or the same', () => {
    fc.assert(
      fc.property(anyTowers, (settings) => {
        const problem = problemOf(settings)
        for (const heuristic of problem.heuristics) {
          const before = heuristic.of(problem.start.low, 0)
          for (const { state } of successorTexts(problem, problem.start)) {
            expect(Math.abs(heuristic.of(state.low, 0) - before)).toBeLessThanOrEqual(1)
          }
        }
      }),
    )
  })

  it('are drawn within their picture, larger discs wider and below smaller ones', () => {
    fc.assert(
      fc.property(anyTowers, (settings) => {
        const problem = problemOf(settings)
        const { parts, columns, rows } = problem.draw(problem.start)
        for (const { x, y, width, height } of parts) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(columns + 1e-9)
          expect(y + height).toBeLessThanOrEqual(rows + 1e-9)
        }
        const discs = parts.filter((part) => part.shape === 'figure' && !part.ground)
        expect(discs).toHaveLength(settings.start.length)
        discs.slice(1).forEach((disc, above) => {
          expect(disc.width).toBeGreaterThan(discs[above].width)
          if (settings.start[above] === settings.start[above + 1]) {
            expect(disc.y).toBeCloseTo(discs[above].y + 1)
          }
        })
      }),
    )
  })

  // Disc 4 takes 8 moves with the smaller ones gathered on it, disc 2 takes 2, and disc 1 takes 1.
  it('are moved in the fewest moves by every search that finds a shortest way', () => {
    for (const solver of ['breadth-first', 'bidirectional', 'ida-star', 'a-star', 'uniform-cost']) {
      const { solution } = record(runOf({ problem: 'hanoi', start: 'AABA', solver }))
      expect(solution, solver).toHaveLength(11)
    }
  })
})

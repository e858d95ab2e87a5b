import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPancakesFromSettings } from '../../../src/problems/pancakes/settings'
import type { Problem } from '../../../src/problems/problem'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { successorTexts } from '../everyState'
import { anyTwoPiles, plainGap, plainTurns } from './plainPancakes'

const written = (pile: readonly number[]) => pile.join(pile.length > 9 ? ',' : '')

function problemOf(start: readonly number[], goal?: readonly number[]): Problem {
  const made = createPancakesFromSettings({
    start: written(start),
    ...(goal && { goal: written(goal) }),
  })
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return made.value
}

function heuristicNamed(problem: Problem, id: string) {
  const heuristic = problem.heuristics.find((each) => each.id === id)
  if (!heuristic) throw new Error(`no heuristic ${id}`)
  return heuristic
}

describe('pancakes', () => {
  it('have the successors that arrays have, the fewest turned over first', () => {
    fc.assert(
      fc.property(anyTwoPiles, ([pile]) => {
        const problem = problemOf(pile)
        const found = successorTexts(problem, problem.start)
        expect(found.map(({ text }) => text)).toEqual(plainTurns(pile).map(written))
        expect(found.map(({ action }) => action)).toEqual(pile.slice(1).map((_, at) => at + 2))
      }),
    )
  })

  it('are as before once the same turn is made again', () => {
    fc.assert(
      fc.property(anyTwoPiles, fc.nat(), ([pile], chosen) => {
        const problem = problemOf(pile)
        const at = chosen % (pile.length - 1)
        const { state, action } = successorTexts(problem, problem.start)[at]
        const back = successorTexts(problem, state).find((each) => each.action === action)
        expect(back?.state).toEqual(problem.start)
      }),
    )
  })

  it('have as many gaps as there are neighbours that the goal does not have', () => {
    fc.assert(
      fc.property(anyTwoPiles, ([pile, goal]) => {
        const problem = problemOf(pile, goal)
        const { low, high } = problem.start
        expect(heuristicNamed(problem, 'gap').of(low, high)).toBe(plainGap(pile, goal))
      }),
    )
  })

  it('have after each turn the gaps that are counted anew', () => {
    fc.assert(
      fc.property(anyTwoPiles, ([pile, goal]) => {
        const problem = problemOf(pile, goal)
        const { low, high } = problem.start
        const gap = heuristicNamed(problem, 'gap')
        for (const { state, action } of successorTexts(problem, problem.start)) {
          const expected = gap.of(state.low, state.high)
          expect(gap.after?.(gap.of(low, high), low, high, action)).toBe(expected)
        }
      }),
    )
  })

  it('count those that the goal has elsewhere as misplaced, which one turn may mend', () => {
    const problem = problemOf([4, 3, 2, 1])
    const misplaced = heuristicNamed(problem, 'misplaced-pancakes')
    expect(misplaced.of(problem.start.low, problem.start.high)).toBe(4)
    expect(successorTexts(problem, problem.start).at(-1)?.text).toBe('1234')
    expect(misplaced.admissible).toBe(false)
  })

  it('are drawn within their picture, each as wide as its size and with its number', () => {
    for (const pile of [[2, 1], [2, 4, 1, 3], Array.from({ length: 12 }, (_, at) => 12 - at)]) {
      const problem = problemOf(pile)
      const { parts, columns, rows } = problem.draw(problem.start)
      for (const { x, y, width, height } of parts) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(columns + 1e-9)
        expect(y + height).toBeLessThanOrEqual(rows + 1e-9)
      }
      const drawn = parts.flatMap((part) => {
        const strokes = part.shape === 'figure' ? part.strokes : []
        const [bar, text] = ['bar', 'text'].map((kind) =>
          strokes.find((each) => each.kind === kind),
        )
        return bar?.kind === 'bar' && text?.kind === 'text' ? [{ ...bar, text: text.text }] : []
      })
      expect(drawn.map(({ text }) => Number(text))).toEqual(pile)
      const byWidth = [...drawn].sort((one, other) => one.width - other.width)
      const sizes = byWidth.map(({ text }) => Number(text))
      expect(sizes).toEqual([...pile].sort((one, other) => one - other))
    }
  })

  it('are brought into order in the fewest turns by every search that finds a shortest way', () => {
    for (const solver of ['breadth-first', 'bidirectional', 'ida-star', 'a-star', 'uniform-cost']) {
      const { solution } = record(runOf({ problem: 'pancakes', start: '462513', solver }))
      expect(solution, solver).toHaveLength(7)
    }
  })
})

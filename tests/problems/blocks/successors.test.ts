import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metrics } from '../../../src/problems/blocks/reach'
import type { Problem, State } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { anyReachedBoard, blocksOf } from './arbitraryBlocks'
import { cornerOf, plainMoves, shapesOf } from './plainBlocks'

interface Successor extends State {
  readonly action: number
}

function successorsOf(problem: Problem, { low, high }: State): readonly Successor[] {
  const into = new Successors()
  problem.successors(low, high, into)
  return Array.from({ length: into.count }, (_, i) => ({
    low: into.low[i],
    high: into.high[i],
    action: into.action[i],
  }))
}

describe.each(metrics)('the successors of a board (%s)', (metric) => {
  it('are those of a string implementation, in the documented order', () => {
    fc.assert(
      fc.property(anyReachedBoard, (start) => {
        const problem = blocksOf({ start, metric, equal: 'none' })
        const found = successorsOf(problem, problem.start).map((state) => problem.format(state))
        expect(found).toEqual(plainMoves(start, metric).map(({ board }) => board))
      }),
    )
  })

  it('are the same where equal shapes change their letters', () => {
    fc.assert(
      fc.property(anyReachedBoard, (start) => {
        const problem = blocksOf({ start, metric })
        const { target } = problem.settings
        const found = successorsOf(problem, problem.start).map((state) => problem.format(state))
        expect(found.map((board) => shapesOf(board, target))).toEqual(
          plainMoves(start, metric).map(({ board }) => shapesOf(board, target)),
        )
      }),
    )
  })

  it('come with an action that names the cells and is described by the way', () => {
    fc.assert(
      fc.property(anyReachedBoard, fc.constantFrom('shapes', 'none'), (start, equal) => {
        const problem = blocksOf({ start, metric, equal })
        const found = successorsOf(problem, problem.start)
        const expected = plainMoves(start, metric)
        expect(found.map(({ action }) => action)).toEqual(
          expected.map(({ label, board }) => cornerOf(start, label) * 36 + cornerOf(board, label)),
        )
        expect(found.map(({ action }) => problem.describe(problem.start, action))).toEqual(
          expected.map(({ label, path }) => {
            const piece: unknown = equal === 'none' ? label : expect.any(String)
            return expect.objectContaining({ kind: 'slide', piece, path }) as unknown
          }),
        )
      }),
    )
  })

  it('can be undone by the way back', () => {
    fc.assert(
      fc.property(anyReachedBoard, fc.constantFrom('shapes', 'none'), (start, equal) => {
        const problem = blocksOf({ start, metric, equal })
        for (const successor of successorsOf(problem, problem.start)) {
          const { action } = successor
          const inverse = (action % 36) * 36 + Math.floor(action / 36)
          const back = successorsOf(problem, successor).filter((next) => next.action === inverse)
          expect(back).toEqual([{ ...problem.start, action: inverse }])
        }
      }),
    )
  })

  it('have words of their own, the same for the same board as a start', () => {
    fc.assert(
      fc.property(anyReachedBoard, fc.constantFrom('shapes', 'none'), (start, equal) => {
        const problem = blocksOf({ start, metric, equal })
        const { target } = problem.settings
        for (const { low, high } of successorsOf(problem, problem.start)) {
          const again = blocksOf({ start: problem.format({ low, high }), target, metric, equal })
          expect(again.start).toEqual({ low, high })
        }
      }),
    )
  })
})

it('replace what was there before', () => {
  const problem = blocksOf({ start: 'classic' })
  const into = new Successors()
  problem.successors(problem.start.low, problem.start.high, into)
  const { count } = into
  problem.successors(problem.start.low, problem.start.high, into)
  expect([count, into.count]).toEqual([4, 4])
})

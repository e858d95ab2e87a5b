import { describe, expect, it } from 'vitest'
import { layouts } from '../../../src/problems/blocks/layouts'
import { metrics } from '../../../src/problems/blocks/reach'
import type { Problem } from '../../../src/problems/problem'
import { Successors } from '../../../src/problems/successors'
import { createRun } from '../../../src/recording/run'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { blocksOf } from './arbitraryBlocks'
import { plainDistances, shapesOf } from './plainBlocks'

/** The words of all states that can be reached, by a loop over the successors. */
function statesOf(problem: Problem): ReadonlySet<string> {
  const { low, high } = problem.start
  const reached = new Set([`${low} ${high}`])
  const into = new Successors()
  // A set goes on to the states that are added while it is walked through.
  for (const state of reached) {
    const [low, high] = state.split(' ').map(Number)
    problem.successors(low, high, into)
    for (let i = 0; i < into.count; i++) reached.add(`${into.low[i]} ${into.high[i]}`)
  }
  return reached
}

describe('the layouts', () => {
  it('have names of their own', () => {
    expect(new Set(layouts.map(({ id }) => id)).size).toBe(layouts.length)
  })
})

describe('the states that can be reached', () => {
  it.each(['seed', 'classic'])('are 25,955 from %s', (start) => {
    expect(statesOf(blocksOf({ start })).size).toBe(25_955)
  })

  it('are as many in a recorded search that meets no goal', () => {
    const { problem, chosen } = runOf({ problem: 'blocks', start: 'seed', solver: 'breadth-first' })
    const { totals, outcome } = record(createRun({ ...problem, isGoal: () => false }, chosen))
    expect([totals.reached, totals.expanded, outcome?.kind]).toEqual([25_955, 25_955, 'exhausted'])
  })

  it.each(metrics)('are those of a string implementation (%s)', (metric) => {
    const start = 'AAB/C../..D'
    const equal = plainDistances(start, metric, (board) => shapesOf(board, 'A')).size
    const apart = plainDistances(start, metric, (board) => board).size
    expect(statesOf(blocksOf({ start, metric })).size).toBe(equal)
    expect(statesOf(blocksOf({ start, metric, equal: 'none' })).size).toBe(apart)
    expect(apart).toBeGreaterThan(equal)
  })
})

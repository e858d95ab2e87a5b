import { describe, expect, it } from 'vitest'
import { record } from '../../src/recording/write/recorder'
import { runOf } from '../recording/arbitraryRuns'

function outcomeOf(graph: string, limit: string) {
  const run = runOf({ problem: 'graph', graph, solver: 'depth-first', limit })
  const { outcome, totals } = record(run)
  return [outcome?.kind, totals.prunedBy['depth-limit']]
}

describe('depth-first search with a limit that cuts children off', () => {
  it('has searched all there is where each of them was reached before', () => {
    const triangle = 'A - B 1; B - C 1; C - A 1; node D; start A; goal D'
    expect(outcomeOf(triangle, '1')).toEqual(['exhausted', 4])
  })

  it('may have left a goal out where one of them was not', () => {
    expect(outcomeOf('A - B 1; B - C 1; start A; goal C', '1')).toEqual(['limit', 2])
  })

  it('may have left a goal out where only the last one was not', () => {
    const graph = 'A - B 1; A - C 1; B - D 1; C - A 1; node E; start A; goal E'
    expect(outcomeOf(graph, '1')[0]).toBe('limit')
  })
})

it('depth-first search whose limit cuts nothing off has searched all there is', () => {
  expect(outcomeOf('A - B 1; node C; start A; goal C', '2')).toEqual(['exhausted', 0])
})

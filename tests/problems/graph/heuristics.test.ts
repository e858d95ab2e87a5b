import { expect, it } from 'vitest'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'

const nodes = 'node A @ 0 0 h 4; node B @ 10 5 h 2; node C @ 20 0 h 0; A - B 2; B - C 3; A - C 9'
const heuristicsOfGraph = (graph: string, goal?: string) => {
  const ends = goal === undefined ? {} : { goal }
  return runOf({ problem: 'graph', graph, ...ends }).problem.heuristics.map(({ id }) => id)
}

it.each([
  ['named as the goal', `${nodes}; goal C`],
  ['the last, where none is named', nodes],
])('the heuristic of a graph is for the node that is %s', (_, graph) => {
  expect(heuristicsOfGraph(graph)).toContain('given')
  expect(heuristicsOfGraph(graph, 'B')).not.toContain('given')
})

it.each([
  ['300 apart', 'node A @ 0 0; node B @ 300 0; node C @ 600 0; A - B 1; B - C 1', 600],
  [
    'farther apart than a path can be long',
    'node A @ 0 0; node B @ 1e9 1e9; A - B 1.5',
    0xffffffff,
  ],
])('straight lines to places that are %s are heuristics that a search can have', (_, graph, of) => {
  const run = runOf({ problem: 'graph', graph, solver: 'a-star', heuristic: 'straight-line' })
  const recording = record(run)
  expect(recording.outcome?.kind).toBe('solved')
  expect(recording.columns.h[0]).toBe(of)
})

it('steps are all that is counted where no h is large', () => {
  const plain = 'node A @ 0 0; node B @ 255 0; A - B 1'
  expect(runOf({ problem: 'graph', graph: plain }).problem.costs).toBeUndefined()
})

import { expect, it } from 'vitest'
import { runOf } from '../../recording/arbitraryRuns'

const nodes = 'node A @ 0 0 h 4; node B @ 10 5 h 2; node C @ 20 0 h 0; A - B 2; B - C 3; A - C 9'
const estimatesOf = (graph: string, goal?: string) => {
  const ends = goal === undefined ? {} : { goal }
  return runOf({ problem: 'graph', graph, ...ends }).problem.heuristics.map(({ id }) => id)
}

it.each([
  ['named as the goal', `${nodes}; goal C`],
  ['the last, where none is named', nodes],
])('estimates of a graph are for the node that is %s', (_, graph) => {
  expect(estimatesOf(graph)).toContain('given')
  expect(estimatesOf(graph, 'B')).not.toContain('given')
})

import { describe, expect, it } from 'vitest'
import { adjacencyOf } from '../../src/problems/graph/graph'
import { graphOf } from '../../src/problems/graph/settings'
import { stateOf } from '../../src/recording/query/path/path'
import { costOfSolution } from '../../src/recording/query/path/pathCost'
import { statesAlong } from '../../src/recording/query/path/solutions'
import { record } from '../../src/recording/write/recorder'
import { cheapestCosts } from '../../src/structures/cheapestCosts'
import { runOf } from '../recording/arbitraryRuns'

/** Each found by a program that shares nothing with this one. */
const known = [
  {
    solver: 'uniform-cost',
    cost: 418,
    path: ['Arad', 'Sibiu', 'Rimnicu', 'Pitesti', 'Bucharest'],
    taken:
      'Arad Zerind Timisoara Sibiu Oradea Rimnicu Lugoj Fagaras Mehadia Pitesti Craiova Drobeta Bucharest',
  },
  {
    solver: 'greedy',
    cost: 450,
    path: ['Arad', 'Sibiu', 'Fagaras', 'Bucharest'],
    taken: 'Arad Sibiu Fagaras Bucharest',
  },
  {
    solver: 'a-star',
    cost: 418,
    path: ['Arad', 'Sibiu', 'Rimnicu', 'Pitesti', 'Bucharest'],
    taken: 'Arad Sibiu Rimnicu Fagaras Pitesti Bucharest',
  },
]

describe.each(known)('from Arad to Bucharest $solver', ({ solver, cost, path, taken }) => {
  const run = runOf({ problem: 'graph', graph: 'romania', solver })
  const recording = record(run)
  const { problem } = run
  const { solution = [], expansions, expanded, outcome } = recording

  it(`finds the way by ${path.slice(1, -1).join(' and ')}, at a cost of ${cost}`, () => {
    expect(statesAlong(problem, solution)?.map((state) => problem.format(state))).toEqual(path)
    expect(costOfSolution(problem, solution)).toBe(cost)
  })

  it('takes the cities from the frontier in the known order, the goal last', () => {
    const goal = outcome?.kind === 'solved' ? [outcome.node] : []
    const nodes = [...expansions.items.subarray(0, expanded), ...goal]
    const cities = nodes.map((node) => problem.format(stateOf(recording, node)))
    expect(cities.join(' ')).toBe(taken)
  })
})

it('the roads to Bucharest are as long as is known', () => {
  const graph = graphOf('romania')
  if (!graph.ok) throw new Error('no Romania')
  const { nodes, edges } = graph.value
  expect([nodes.length, edges.length]).toEqual([20, 23])
  const goal = nodes.findIndex(({ name }) => name === 'Bucharest')
  const costs = cheapestCosts(adjacencyOf(graph.value), [goal])
  expect(Object.fromEntries(nodes.map(({ name }, node) => [name, costs[node]]))).toEqual({
    Bucharest: 0,
    Fagaras: 211,
    Giurgiu: 90,
    Pitesti: 101,
    Urziceni: 85,
    Hirsova: 183,
    Vaslui: 227,
    Craiova: 239,
    Rimnicu: 198,
    Eforie: 269,
    Sibiu: 278,
    Iasi: 319,
    Drobeta: 359,
    Arad: 418,
    Oradea: 429,
    Neamt: 406,
    Mehadia: 434,
    Timisoara: 536,
    Zerind: 493,
    Lugoj: 504,
  })
})

it('the straight lines to Bucharest are never longer than the roads', () => {
  const { problem } = runOf({ problem: 'graph', graph: 'romania' })
  expect(problem.heuristics.map(({ id, admissible }) => [id, admissible])).toEqual([
    ['given', true],
    // The places are drawn to another scale.
    ['straight-line', true],
    ['zero', true],
  ])
})

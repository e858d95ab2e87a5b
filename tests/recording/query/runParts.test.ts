import { expect, it } from 'vitest'
import { partAt, runParts } from '../../../src/recording/query/runParts'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../arbitraryRuns'

const withCosts = { problem: 'graph', graph: 'romania' }
const withoutCosts = { problem: 'sliding-3x3', start: '123456078' }

it.each([
  ['breadth-first', withCosts, 'depth'],
  ['beam', withCosts, 'depth'],
  ['uniform-cost', withCosts, undefined],
  ['a-star', withCosts, undefined],
  ['uniform-cost', withoutCosts, 'depth'],
])('the parts of %s in %j are each a %s', (solver, problem, kind) => {
  const run = runOf({ ...problem, solver })
  expect(runParts(record(run), run.chosen.solver.frontier)?.kind).toBe(kind)
})

it.each([
  ['breadth-first', withCosts],
  ['uniform-cost', withoutCosts],
])('a run of %s in %j, which falls into depths, goes down and never up', (solver, problem) => {
  const { columns, expansions, expanded } = record(runOf({ ...problem, solver }))
  const depths = Array.from(expansions.items.subarray(0, expanded), (node) => columns.depth[node])
  expect(depths).toEqual(depths.toSorted((one, other) => one - other))
})

it('a step is in the part that has begun last, also where that begins with it', () => {
  const starts = [0, 4, 5, 10]
  const parts = Array.from({ length: 12 }, (_, step) => partAt(starts, step))
  expect(parts).toEqual([0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 3, 3])
})

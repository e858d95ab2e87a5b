import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { capacityOf } from '../../../src/recording/columns'
import { record } from '../../../src/recording/write/recorder'
import { TreeWriter } from '../../../src/recording/write/treeWriter'
import { createReachedTable } from '../../../src/structures/reachedTables'
import { anyNearRun, anyRunBy, anySmallRun, runOf } from '../arbitraryRuns'
import { NaiveTree } from '../naiveTree'

const budget = fc.integer({ min: 1, max: 900 })

describe('a budget', () => {
  it('is never outgrown by the rows', () => {
    fc.assert(
      fc.property(anySmallRun, budget, (run, budget) => {
        const { rows, totals } = record(run, budget)
        expect(rows).toBe(Math.min(budget, totals.generated))
      }),
    )
  })

  it('ends the events right before the first node that has no room', () => {
    fc.assert(
      fc.property(anySmallRun, budget, (run, budget) => {
        const { events } = NaiveTree.at(run)
        const noRoom = events.find(({ kind, ...event }) => {
          return kind === 'generate' && 'node' in event && event.node === budget
        })
        expect(record(run, budget).events).toBe(noRoom?.event ?? events.length)
      }),
    )
  })

  it('is said to be outgrown exactly when nodes were left out', () => {
    fc.assert(
      fc.property(anySmallRun, budget, (run, budget) => {
        const { overBudget, totals } = record(run, budget)
        expect(overBudget).toBe(totals.generated > budget)
      }),
    )
  })

  it('leaves the totals as they are without one', () => {
    fc.assert(
      fc.property(anySmallRun, budget, (run, budget) => {
        expect(record(run, budget).totals).toEqual(record(run).totals)
      }),
    )
  })

  it('leaves the solution as it is without one', () => {
    fc.assert(
      fc.property(anySmallRun, budget, (run, budget) => {
        expect(record(run, budget).solution).toEqual(NaiveTree.at(run).solution)
      }),
    )
  })

  it('leaves totals and solution of the whole 8-puzzle as they are', () => {
    const run = runOf({ start: '867254301' })
    const [{ totals, solution }, unlimited] = [record(run, 5_000), record(run)]
    expect({ totals, solution }).toEqual({
      totals: unlimited.totals,
      solution: unlimited.solution,
    })
  })

  it('takes no more memory for pruned nodes that it does not keep', () => {
    const { columns, totals } = record(runOf({ start: '867254301' }), 5_000)
    expect(capacityOf(columns)).toBeLessThan(totals.generated)
  })
})

describe('a budget of 50 rows', () => {
  it('changes neither the outcome nor the totals nor the solutions', () => {
    fc.assert(
      fc.property(fc.oneof(anySmallRun, anyNearRun), (run) => {
        const [little, whole] = [record(run, 50), record(run)].map((recording) => {
          const { totals, solution, solutions, outcome } = recording
          return { totals, solution, solutions, outcome: outcome?.kind }
        })
        expect(little).toEqual(whole)
      }),
    )
  })

  it.each([
    { solver: 'iterative-deepening', start: '451260738' },
    { solver: 'iterative-deepening', start: '123046758', solutions: 'all', undo: 'allowed' },
    { solver: 'ida-star', start: '867254301', solutions: 'all' },
    { solver: 'ida-star', start: '627381450', limits: 'by-one' },
  ])('lets $solver hold only the families on its path: $start', (settings) => {
    const run = runOf(settings)
    const { problem, chosen } = run
    const writer = new TreeWriter(run, 50)
    const reached = createReachedTable('hash', writer.held.keys)
    const steps = chosen.solver.run({ problem, tree: writer, reached, options: chosen.values })
    let peakSize = 0
    while (!steps.next().done) {
      peakSize = Math.max(peakSize, writer.held.count)
      writer.resume()
    }
    // The rows, the root, and at most four children of each node on the path.
    const deepest = writer.iterations.totals(new Float64Array(0), 0).at(-1)?.limit ?? 0
    expect(writer.log.isRecording).toBe(false)
    expect(peakSize).toBeLessThanOrEqual(50 + 1 + 4 * (deepest + 1))
  })
})

describe('the totals', () => {
  it('are those of a naive run', () => {
    fc.assert(
      fc.property(anySmallRun, (run) => {
        const { events, nodes, expanded, pruned, perLevel, perIteration } = NaiveTree.at(run)
        expect(record(run).totals).toMatchObject({
          events: events.length,
          generated: nodes.length,
          expanded: expanded.length,
          pruned: pruned.length,
          perLevel,
          perIteration,
        })
      }),
    )
  })

  it('count a reached state for each node that breadth-first search keeps', () => {
    fc.assert(
      fc.property(anyRunBy('breadth-first'), (run) => {
        const { reached, generated, pruned } = record(run).totals
        // A start that is the goal ends the search before it is entered into the table.
        fc.pre(generated > 1)
        expect(reached).toBe(generated - pruned)
      }),
    )
  })
})

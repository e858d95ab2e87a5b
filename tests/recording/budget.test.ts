import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { record } from '../../src/recording/recorder'
import { anySmallRun, runOf } from './arbitraryRuns'
import { NaiveTree } from './naiveTree'

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
    expect(columns.capacity).toBeLessThan(totals.generated)
  })
})

describe('the totals', () => {
  it('are those of a naive run', () => {
    fc.assert(
      fc.property(anySmallRun, (run) => {
        const { events, nodes, expanded, pruned, perLevel } = NaiveTree.at(run)
        expect(record(run).totals).toMatchObject({
          events: events.length,
          generated: nodes.length,
          expanded: expanded.length,
          pruned: pruned.length,
          perLevel,
        })
      }),
    )
  })

  it('count a reached state for each node that breadth-first search keeps', () => {
    fc.assert(
      fc.property(anySmallRun, (run) => {
        const { reached, generated, pruned } = record(run).totals
        // A start that is the goal ends the search before it is entered into the table.
        fc.pre(generated > 1)
        expect(reached).toBe(generated - pruned)
      }),
    )
  })
})

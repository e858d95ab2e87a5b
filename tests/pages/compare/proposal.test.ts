import { describe, expect, it } from 'vitest'
import { preparedComparison, preparedNames } from '../../../src/pages/compare/prepared'
import { proposedSearch } from '../../../src/pages/compare/proposal'
import { readRun } from '../../../src/recording/run'
import { solvers } from '../../../src/solvers'
import { runOf } from '../../recording/arbitraryRuns'

describe('the search that is proposed to be added', () => {
  it.each(preparedNames)('to %s is by another solver, from the same board', (name) => {
    const { searches } = preparedComparison(name)
    const proposed = proposedSearch(searches)
    const solvers = searches.map(({ settings }) => settings.solver)
    expect(solvers).not.toContain(proposed.settings.solver)
    expect(proposed.problem).toBe(searches[searches.length - 1].problem)
  })

  it('is never one that the puzzle refuses', () => {
    const proposed = proposedSearch([
      runOf({ problem: 'pegs-15', solver: 'breadth-first' }),
      runOf({ problem: 'pegs-15', solver: 'depth-first' }),
    ])
    expect(readRun(proposed.settings).ok).toBe(true)
    expect(proposed.settings.solver).not.toBe('bidirectional')
  })

  it('is the last one again where every solver is there', () => {
    const all = solvers.map(({ id }) => runOf({ start: '123456078', solver: id }))
    expect(proposedSearch(all)).toBe(all[all.length - 1])
  })
})

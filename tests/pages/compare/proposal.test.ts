import { describe, expect, it } from 'vitest'
import { preparedComparison, preparedNames } from '../../../src/pages/compare/prepared'
import { proposedSearch } from '../../../src/pages/compare/proposal'
import { readRun } from '../../../src/recording/run'
import { solvers } from '../../../src/solvers'

describe('the search that is proposed to be added', () => {
  it.each(preparedNames)('to %s is by another solver, from the same board', (name) => {
    const { searches } = preparedComparison(name)
    const proposed = proposedSearch(searches)
    expect(readRun(proposed).ok).toBe(true)
    expect(searches.map(({ solver }) => solver)).not.toContain(proposed.solver)
    const last = searches[searches.length - 1]
    expect([proposed.problem, proposed.start, proposed.goal]).toEqual([
      last.problem,
      last.start,
      last.goal,
    ])
  })

  it('is never one that the puzzle refuses', () => {
    const proposed = proposedSearch([
      { problem: 'pegs-15', solver: 'breadth-first' },
      { problem: 'pegs-15', solver: 'depth-first' },
    ])
    expect(readRun(proposed).ok).toBe(true)
    expect(proposed.solver).not.toBe('bidirectional')
  })

  it('is the last one again where every solver is there', () => {
    const all = solvers.map(({ id }) => ({ start: '123456078', solver: id }))
    expect(proposedSearch(all)).toMatchObject({ solver: all[all.length - 1].solver })
  })
})

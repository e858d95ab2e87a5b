import { describe, expect, it } from 'vitest'
import { emptySource, sourceOfBuiltIn } from '../../../src/ownSearch/starting/startingSources'
import { record } from '../../../src/recording/write/recorder'
import { solvers } from '../../../src/solvers'
import { runOf } from '../../recording/arbitraryRuns'
import { recorderOf, sourceRead } from '../runHere'

describe.each(solvers.map(({ id }) => id))('the copy of %s that is opened to be changed', (id) => {
  const source = sourceOfBuiltIn(id) ?? ''

  it('has every line in it that makes a step', () => {
    expect(source).not.toContain("from './bestFirst'")
    expect(sourceRead(source).calls.length).toBeGreaterThan(4)
  })

  it('expands the same nodes as the built-in search', () => {
    const run = runOf({ solver: id, problem: 'sliding-2x3', start: '451203', goal: '123450' })
    const own = recorderOf(source, run.problem.settings)
    own.advance(Infinity)
    const { expansions, expanded, totals, outcome } = own.recording()
    const builtIn = record(run)
    expect({ totals, outcome }).toEqual({ totals: builtIn.totals, outcome: builtIn.outcome })
    expect(expansions.items.slice(0, expanded)).toEqual(builtIn.expansions.items.slice(0, expanded))
  })
})

it('no other id has a source', () => {
  expect(sourceOfBuiltIn('best-first')).toBeUndefined()
})

it('the template can be run before its blanks are filled, and shows what is missing', () => {
  const own = recorderOf(emptySource, { problem: 'sliding-2x2', start: '3102', goal: '1230' })
  expect(() => own.advance(1000)).not.toThrow()
  expect(own.recording().outcome).toBeUndefined()
})

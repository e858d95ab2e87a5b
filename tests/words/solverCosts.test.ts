import { describe, expect, it } from 'vitest'
import { solvers } from '../../src/solvers'
import { readRun } from '../../src/recording/run'
import { optimalityOf } from '../../src/recording/optimality'
import { costColumns, solverCost } from '../../src/words/solverCosts'

describe.each(solvers.map(({ id }) => id))('what is said of %s', (id) => {
  it('fills every column', () => {
    expect(costColumns.map((column) => solverCost(id, column))).not.toContain(undefined)
  })

  it('calls it optimal only where its manifest does', () => {
    const run = readRun({ start: '123456708', solver: id })
    if (!run.ok) throw new Error(JSON.stringify(run.fault))
    const isNone = optimalityOf(run.value) === 'none'
    expect(solverCost(id, 'optimal') === 'No').toBe(isNone)
  })
})

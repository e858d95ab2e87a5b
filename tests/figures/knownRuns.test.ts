import { beforeAll, describe, expect, it } from 'vitest'
import { frontierAt } from '../../src/recording/frontier'
import { goalTestOf } from '../../src/recording/goalTest'
import { record } from '../../src/recording/recorder'
import type { Recording } from '../../src/recording/recording'
import type { Run } from '../../src/recording/run'
import { solvers } from '../../src/solvers'
import { runOf } from '../recording/arbitraryRuns'
import { knownRuns } from './knownRuns'
import type { Figures } from './knownRuns'

function figuresOf({ puzzle, chosen }: Run, recording: Recording): Figures {
  const { outcome, solution, solutions, totals, events } = recording
  const goalWasTaken = outcome?.kind === 'solved' && goalTestOf(chosen) === 'expansion'
  const bound = puzzle.bounds.find(({ id }) => id === chosen.options.bound)
  return {
    moves: solution?.length ?? 'none',
    boardsOnThePath: (solution?.length ?? -1) + 1,
    solutions,
    reached: totals.reached,
    expanded: totals.expanded,
    taken: totals.expanded + (goalWasTaken ? 1 : 0),
    leftInTheFrontier: frontierAt(recording, events - 1, chosen.solver.frontier).length,
    estimateOfTheStart: bound?.of(puzzle.start.low, puzzle.start.high) ?? 'none',
    limits: totals.perIteration.map(({ limit }) => limit),
  }
}

describe.each(knownRuns)('$title', ({ settings, figures }) => {
  let found: Figures
  beforeAll(() => {
    const run = runOf(settings)
    found = figuresOf(run, record(run))
  })

  it.each(Object.entries(figures))('has the known figure: %s %s', (name, figure) => {
    expect(found[name as keyof Figures]).toEqual(figure)
  })
})

describe('the table of known figures', () => {
  it('has a row for every solver', () => {
    const known = new Set(knownRuns.map(({ settings }) => settings.solver))
    expect([...known].sort()).toEqual(solvers.map(({ id }) => id).sort())
  })
})

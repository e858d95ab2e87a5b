import { beforeAll, describe, expect, it } from 'vitest'
import { frontierAt } from '../../src/recording/frontier'
import { record } from '../../src/recording/recorder'
import { statusAt } from '../../src/recording/status'
import type { Recording } from '../../src/recording/recording'
import { solvers } from '../../src/solvers'
import { runOf } from '../recording/arbitraryRuns'
import { knownRuns } from './knownRuns'
import type { Figures } from './knownRuns'

function figuresOf(recording: Recording, goalTakenFromFrontier: boolean): Figures {
  const { outcome, solution, totals, events } = recording
  const last = events - 1
  const solved =
    outcome?.kind === 'solved' && statusAt(recording, outcome.node, last) === 'solution'
  return {
    moves: solution?.length ?? 'none',
    boardsOnThePath: (solution?.length ?? -1) + 1,
    reached: totals.reached,
    expanded: totals.expanded,
    taken: totals.expanded + (solved && goalTakenFromFrontier ? 1 : 0),
    leftInTheFrontier: frontierAt(recording, last).length,
  }
}

describe.each(knownRuns)('$title', ({ settings, figures }) => {
  let found: Figures
  beforeAll(() => {
    found = figuresOf(record(runOf(settings)), settings.goalTest === 'expansion')
  })

  it.each(Object.entries(figures))('has the known figure: %s %s', (name, figure) => {
    expect(found[name as keyof Figures]).toBe(figure)
  })
})

describe('the table of known figures', () => {
  it('has a row for every solver', () => {
    const known = new Set(knownRuns.map(({ settings }) => settings.solver))
    expect([...known].sort()).toEqual(solvers.map(({ id }) => id).sort())
  })
})

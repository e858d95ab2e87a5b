import { beforeAll, describe, expect, it } from 'vitest'
import { record } from '../../src/recording/write/recorder'
import { solvers } from '../../src/solvers'
import { runOf } from '../recording/arbitraryRuns'
import { figuresOf } from './figures'
import type { Figures } from './figures'
import { knownRuns } from './knownRuns'

describe.each(knownRuns)('$title', ({ settings, figures, nearly }) => {
  let found: Figures
  beforeAll(() => {
    const run = runOf(settings)
    found = figuresOf(run, record(run))
  }, 60_000)

  it.each(Object.entries(figures))('has the known figure: %s %s', (name, figure) => {
    expect(found[name as keyof Figures]).toEqual(figure)
  })

  it.each(Object.entries(nearly?.figures ?? {}))(
    'is near the known figure: %s %s',
    (name, figure) => {
      const ratio = Number(found[name as keyof Figures]) / Number(figure)
      expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(nearly?.within ?? 0)
    },
  )
})

describe('the table of known figures', () => {
  it('has a row for every solver', () => {
    const known = new Set(knownRuns.map(({ settings }) => settings.solver))
    expect([...known].sort()).toEqual(solvers.map(({ id }) => id).sort())
  })
})

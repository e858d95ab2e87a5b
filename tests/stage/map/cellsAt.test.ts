import { expect, it } from 'vitest'
import { record } from '../../../src/recording/write/recorder'
import { cellsAt, cellStates } from '../../../src/stage/map/cells/cellsAt'
import { runOf } from '../../recording/arbitraryRuns'

it('a map tells cells that were dropped from those that were expanded', () => {
  const recording = record(runOf({ problem: 'grid', map: 'trap', solver: 'beam', width: '1' }))
  const cells = new Uint8Array(10_000)
  cellsAt(recording, recording.events - 1, cells)
  const countOf = (state: number) => cells.filter((cell) => cell === state).length
  const { dropped, expanded } = recording.totals
  expect(dropped).toBeGreaterThan(10)
  expect(countOf(cellStates.dropped)).toBeGreaterThan(0)
  expect(countOf(cellStates.dropped)).toBeLessThanOrEqual(dropped)
  expect(countOf(cellStates.expanded)).toBeLessThanOrEqual(expanded + 1)
})

import { expect, it } from 'vitest'
import { rowsAt } from '../../../src/recording/query/events'
import { statusAt } from '../../../src/recording/query/status'
import type { Status } from '../../../src/recording/query/status'
import { record } from '../../../src/recording/write/recorder'
import { cellsAt, cellStates } from '../../../src/stage/map/cells/cellsAt'
import { runOf } from '../../recording/arbitraryRuns'

const stateOf: Readonly<Partial<Record<Status, number>>> = {
  waiting: cellStates.waiting,
  expanded: cellStates.expanded,
  solution: cellStates.expanded,
  dropped: cellStates.dropped,
}

it.each([
  ['beam', 'dropped'],
  ['a-star', 'waiting'],
] as const)('a map of %s tells of each cell what became of its latest node', (solver, among) => {
  const width = solver === 'beam' ? { width: '1' } : {}
  const recording = record(runOf({ problem: 'grid', map: 'trap', solver, ...width }))
  const cells = new Uint8Array(22 * 14)
  const seen = new Set<number>()
  for (let step = 0; step < recording.events; step += 7) {
    const expected = new Uint8Array(cells.length)
    for (let node = 0; node < rowsAt(recording, step); node++) {
      const state = stateOf[statusAt(recording, node, step)]
      if (state !== undefined) expected[recording.columns.low[node]] = state
      if (state !== undefined) seen.add(state)
    }
    cellsAt(recording, step, cells)
    expect(cells, `step ${step}`).toEqual(expected)
  }
  expect(seen).toContain(cellStates[among])
})

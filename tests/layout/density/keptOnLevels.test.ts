import fc from 'fast-check'
import { expect, it } from 'vitest'
import { densityLines } from '../../../src/layout/density/densityLines'
import { keptOnLevels } from '../../../src/layout/density/keptOnLevels'
import { layOutTree } from '../../../src/layout/treeLayout'
import { kept } from '../../../src/recording/reasonCodes'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { anyLayout } from '../anyLayout'
import type { LaidOut } from '../anyLayout'

/** The same count, node by node. */
function counted({ layout, columns }: LaidOut, from: number, below: number, step: number): number {
  const { order, starts } = layout
  return order
    .subarray(starts[from], starts[below])
    .filter((node) => columns.reason[node] === kept && columns.generatedAt[node] <= step).length
}

it('any levels have as many kept nodes as are found node by node, in one tree and in two', () => {
  fc.assert(
    fc.property(anyLayout, fc.nat(), fc.nat(), fc.nat(), (laidOut, one, other, choice) => {
      const { layout, columns, recording } = laidOut
      const [from, below] = [one, other]
        .map((each) => each % (layout.levels + 1))
        .sort((a, b) => a - b)
      const step = choice % recording.events
      const found = keptOnLevels(densityLines(layout, columns), from, below, step)
      expect(found).toBe(counted(laidOut, from, below, step))
    }),
  )
})

it('very many levels have as many as well, wherever they begin and end', () => {
  const recording = record(runOf({ solver: 'depth-first', start: '867254301' }), 60_000)
  const { columns } = recording
  const layout = layOutTree(columns, 0, recording.rows, true)
  const scales = densityLines(layout, columns)
  expect(scales.length).toBeGreaterThan(2)
  const laidOut = { recording, columns, layout }
  const step = Math.floor(recording.events / 2)
  for (const [from, below] of [
    [0, layout.levels],
    [3, 1021],
    [1024, 4099],
    [layout.levels - 70, layout.levels],
  ]) {
    expect(keptOnLevels(scales, from, below, step)).toBe(counted(laidOut, from, below, step))
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ColumnScale } from '../../../src/layout/density/columnStarts'
import { countInColumns } from '../../../src/layout/density/countInColumns'
import type { ColumnCounts } from '../../../src/layout/density/countInColumns'
import { densityLines } from '../../../src/layout/density/densityLines'
import { layOutTree } from '../../../src/layout/treeLayout'
import { kept } from '../../../src/recording/reasonCodes'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../../recording/arbitraryRuns'
import { anyLayout } from '../anyLayout'
import type { LaidOut } from '../anyLayout'

const columns = 60
const mostLines = 100
const anyScale: fc.Arbitrary<ColumnScale> = fc.record({
  perUnit: fc.double({ min: 0.001, max: 30, noNaN: true }),
  offset: fc.double({ min: -200, max: 200, noNaN: true }),
})

/** The same counts, node by node. */
function counted(
  { columns: { generatedAt, leftAt, reason }, layout }: LaidOut,
  from: number,
  to: number,
  { perUnit, offset }: ColumnScale,
  step: number,
): ColumnCounts {
  const counts = {
    waiting: new Uint32Array(columns),
    expanded: new Uint32Array(columns),
    pruned: new Uint32Array(columns),
  }
  for (const node of layout.order.slice(from, to)) {
    const column = Math.floor(layout.x[node] * perUnit + offset)
    if (generatedAt[node] > step || column < 0 || column >= columns) continue
    if (reason[node] !== kept) counts.pruned[column]++
    else if (leftAt[node] <= step) counts.expanded[column]++
    else counts.waiting[column]++
  }
  return counts
}

function expectSameCounts(laidOut: LaidOut, scale: ColumnScale, step: number): void {
  const { starts } = laidOut.layout
  for (const lines of densityLines(laidOut.layout, laidOut.columns)) {
    // Of a very deep tree every so many lines are enough.
    const stride = lines.together * Math.ceil(laidOut.layout.levels / lines.together / mostLines)
    for (let level = 0; level < laidOut.layout.levels; level += stride) {
      const line = level / lines.together
      const below = Math.min(level + lines.together, laidOut.layout.levels)
      expect(countInColumns(lines, line, scale, step, columns)).toEqual(
        counted(laidOut, starts[level], starts[below], scale, step),
      )
    }
  }
}

describe('counting in columns', () => {
  it('finds what counting node by node finds, at any scale and step', () => {
    fc.assert(
      fc.property(anyLayout, anyScale, fc.nat(), (laidOut, scale, choice) => {
        expectSameCounts(laidOut, scale, choice % laidOut.recording.events)
      }),
    )
  })

  it.each([
    { solver: 'a-star', heuristic: 'misplaced', start: '867254301' },
    { solver: 'depth-first', start: '627381450', goalTest: 'generation' },
  ])('finds the same in a large tree by $solver, whose levels do not grow in order', (settings) => {
    const recording = record(runOf(settings), 60_000)
    const { columns: rows, events } = recording
    const layout = layOutTree(rows, 0, recording.rows, true)
    const laidOut = { recording, columns: rows, layout }
    const scale = { perUnit: columns / (layout.right - layout.left), offset: columns / 2 }
    for (const share of [0.1, 0.5, 1]) {
      expectSameCounts(laidOut, scale, Math.floor((events - 1) * share))
    }
  })
})

import fc from 'fast-check'
import { layOutTree } from '../../src/layout/treeLayout'
import type { TreeLayout } from '../../src/layout/treeLayout'
import { iterationAt } from '../../src/recording/query/iterations'
import type { Recording } from '../../src/recording/recording'
import { anyRecording } from '../recording/anyRecording'
import { described } from '../recording/described'

export interface LaidOut {
  readonly recording: Recording
  readonly columns: Recording['columns']
  readonly layout: TreeLayout
}

/** The first rows of an iteration of any recording, laid out with the pruned ones or without. */
export const anyLayout: fc.Arbitrary<LaidOut> = fc
  .tuple(anyRecording, fc.nat(), fc.boolean())
  .map(([recorded, choice, withPruned]) => {
    const { recording } = recorded
    const { columns } = recording
    const chosen = iterationAt(recording, choice % recording.events)
    // The budget may end a record before an iteration has its root.
    const isEmpty = chosen.endRow === chosen.firstRow
    const { firstRow, endRow } = isEmpty ? iterationAt(recording, 0) : chosen
    const rows = Math.max(firstRow + 1, endRow - (choice % (endRow - firstRow + 1)))
    const laidOut = { recording, columns, layout: layOutTree(columns, firstRow, rows, withPruned) }
    return described(laidOut, `${rows} rows of ${fc.stringify(recorded)}`)
  })

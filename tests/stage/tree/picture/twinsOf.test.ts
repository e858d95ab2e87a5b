import { expect, it } from 'vitest'
import { layOutTree } from '../../../../src/layout/treeLayout'
import { iterationAt } from '../../../../src/recording/query/iterations'
import { kept } from '../../../../src/recording/reasonCodes'
import type { Recording } from '../../../../src/recording/recording'
import { twinsOf } from '../../../../src/stage/tree/picture/twinsOf'
import { recordedTree } from '../recordedTree'

function firstPruned({ columns, rows }: Recording, from = 0): number {
  return columns.reason
    .subarray(0, rows)
    .findIndex((reason, node) => node >= from && reason !== kept)
}

it('a duplicate is shown with its twin, and no other node', () => {
  const { recording, layout } = recordedTree({ start: '123745086' })
  const duplicate = firstPruned(recording)
  const twin = recording.columns.twin[duplicate]
  expect(twin).toBeGreaterThanOrEqual(0)
  expect(twinsOf(recording, layout, duplicate)).toEqual([duplicate, twin])
  expect(twinsOf(recording, layout, twin)).toBeUndefined()
  expect(twinsOf(recording, layout, undefined)).toBeUndefined()
})

it('a twin of an earlier tree is not shown in the one that runs', () => {
  const { recording } = recordedTree({ start: '123745086', solver: 'iterative-deepening' })
  const { columns, rows, events } = recording
  const { firstRow } = iterationAt(recording, events - 1)
  const duplicate = firstPruned(recording, firstRow)
  const layout = layOutTree(columns, firstRow, rows, true)
  // As a search of one's own may prune whose table remembers the trees before.
  const twinsWith = (node: number) => {
    const twin = columns.twin.with(duplicate, node)
    return twinsOf({ ...recording, columns: { ...columns, twin } }, layout, duplicate)
  }
  expect(twinsWith(firstRow)).toEqual([duplicate, firstRow])
  expect(twinsWith(firstRow - 1)).toBeUndefined()
})

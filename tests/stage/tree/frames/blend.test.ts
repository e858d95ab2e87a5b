import { describe, expect, it } from 'vitest'
import { layOutTree } from '../../../../src/layout/treeLayout'
import { blended } from '../../../../src/stage/tree/frames/blend'
import { recordedTree } from '../recordedTree'

const { recording, layout } = recordedTree({ start: '123456078' })
const { parent } = recording.columns
const before = layOutTree(recording.columns, 0, 5, true)

describe('a layout on its way to another', () => {
  it('begins with the old places, new nodes at their nearest old ancestor', () => {
    const start = blended(before, layout, parent, 0)
    for (let row = 0; row < layout.rows; row++) {
      let ancestor = row
      while (ancestor >= before.rows) ancestor = parent[ancestor]
      expect(start.x[row]).toBe(before.x[ancestor])
    }
  })

  it('ends with the new places', () => {
    expect(blended(before, layout, parent, 1)).toBe(layout)
  })

  it('goes straight from one to the other', () => {
    const half = blended(before, layout, parent, 0.5)
    expect(half.x[1]).toBeCloseTo((before.x[1] + layout.x[1]) / 2)
  })
})

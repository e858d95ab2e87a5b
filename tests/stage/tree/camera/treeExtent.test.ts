import { describe, expect, it } from 'vitest'
import { fitCamera, levelGap } from '../../../../src/stage/tree/camera/camera'
import { commonExtent, withExtent, extentOf } from '../../../../src/stage/tree/camera/treeExtent'
import { recordedTree } from '../recordedTree'

const viewport = { width: 600, height: 400 }

describe('trees in a common frame', () => {
  it('are shown at one scale, each in the middle', () => {
    const layouts = ['123456078', '451260738'].map((start) => recordedTree({ start }).layout)
    const frame = commonExtent(layouts.map(extentOf))
    const views = layouts.map((layout) => {
      const around = withExtent(layout, frame)
      const { scale, x, level } = fitCamera(around, viewport)
      expect(x).toBeCloseTo((layout.left + layout.right) / 2, 3)
      return { scale: scale.toFixed(6), level, gap: levelGap(scale, around, viewport).toFixed(6) }
    })
    expect(views[0]).toEqual(views[1])
  })

  it('have nothing on the levels that are added to them', () => {
    const { layout } = recordedTree({ start: '123456078' })
    const { starts } = withExtent(layout, { units: 0, levels: layout.levels + 3 })
    expect([...starts]).toEqual([...layout.starts, ...Array<number>(3).fill(layout.order.length)])
  })

  it('stay as they are without one', () => {
    const { layout } = recordedTree({ start: '123456078' })
    expect(withExtent(layout, undefined)).toBe(layout)
  })
})

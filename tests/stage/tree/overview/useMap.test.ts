import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import { pathTo } from '../../../../src/recording/query/path/path'
import { legibleScale, viewOf } from '../../../../src/stage/tree/camera/camera'
import { useMap } from '../../../../src/stage/tree/overview/useMap'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

it('leaves a corner in which an ancestor of the node in focus is', () => {
  const tree = recordedTree({ start: '152436780' })
  const { layout, recording } = tree
  const viewport = { width: 900, height: 500 }
  const path = pathTo(recording, 40)
  // The root is seen 100 pixels from one side, and from above.
  const rootAt = (x: number) => {
    const scale = legibleScale(layout, viewport)
    const camera = { scale, x: layout.x[0] + (450 - x) / scale, level: 1 }
    return pictureOf(tree, viewOf(camera, layout, viewport), { focusPath: path })
  }
  const shown = shallowRef(rootAt(800))
  const { mapped, corner } = useMap(() => shown.value)
  expect(mapped.value).toBeDefined()
  expect(corner.value).toBe('left')
  shown.value = rootAt(100)
  expect(corner.value).toBe('right')
  shown.value = rootAt(450)
  expect(corner.value).toBe('right')
})

it('is left out of a pane that is too small for it, as it grows with the letters', () => {
  const tree = recordedTree({ start: '152436780' })
  const { layout } = tree
  const isMapped = (width: number, height: number, letters?: number) => {
    const viewport = { width, height, ...(letters === undefined ? {} : { letters }) }
    const camera = { scale: legibleScale(layout, viewport), x: layout.x[0], level: 1 }
    return (
      useMap(() => pictureOf(tree, viewOf(camera, layout, viewport))).mapped.value !== undefined
    )
  }
  expect([isMapped(900, 500), isMapped(900, 500, 1.25)]).toEqual([true, true])
  // Of half the letters' size again the map is 252 by 150 pixels, of two and a half times 420 by 250.
  expect([isMapped(900, 500, 1.5), isMapped(1264, 570, 2.36)]).toEqual([false, false])
  expect(isMapped(1264, 700, 1.5)).toBe(true)
})

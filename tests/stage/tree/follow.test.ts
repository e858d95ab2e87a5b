import { describe, expect, it } from 'vitest'
import { fitCamera, screenX, screenY, viewOf } from '../../../src/stage/tree/camera'
import { followCamera, followScale } from '../../../src/stage/tree/follow'
import { recordedTree } from './recordedTree'

const viewport = { width: 900, height: 600 }

describe('the camera that follows', () => {
  it('keeps every expansion in view, one after the other', () => {
    const { recording, layout } = recordedTree({ start: '451260738' })
    let camera = { ...fitCamera(layout, viewport), scale: followScale(layout, viewport) }
    for (let i = 0; i < recording.expanded; i += 7) {
      const node = recording.expansions.items[i]
      camera = followCamera(camera, recording, layout, viewport, node)
      const view = viewOf(camera, layout, viewport)
      expect(Math.abs(screenX(view, layout.x[node]) - 450)).toBeLessThanOrEqual(450)
      expect(Math.abs(screenY(view, recording.columns.depth[node]) - 300)).toBeLessThanOrEqual(300)
    }
  })

  it('stays where it is while the action is well inside', () => {
    const { recording, layout } = recordedTree({ start: '451260738' })
    const node = recording.expansions.items[100]
    const start = { ...fitCamera(layout, viewport), scale: followScale(layout, viewport) }
    const first = followCamera(start, recording, layout, viewport, node)
    expect(followCamera(first, recording, layout, viewport, node)).toEqual(first)
  })

  it('shows all of a tree that fits with its boards', () => {
    const { recording, layout } = recordedTree({ start: '123456708' })
    const fit = fitCamera(layout, viewport)
    const start = { ...fit, scale: followScale(layout, viewport) }
    expect(followCamera(start, recording, layout, viewport, 0)).toEqual(fit)
  })
})

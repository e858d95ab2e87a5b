import { describe, expect, it } from 'vitest'
import type { Camera } from '../../../../src/stage/tree/camera/camera'
import { useTreeCamera } from '../../../../src/stage/tree/camera/useTreeCamera'
import { recordedTree } from '../recordedTree'

const { layout } = recordedTree({ start: '152743860' })
const viewport = { width: 900, height: 500 }
const frame = 1 / 60

/** A camera that stands near the root, and goes where it is told to from there. */
function cameraAtRoot() {
  const { advance } = useTreeCamera('follow')
  const near = (going: Camera) => ({ ...going, scale: 40, x: layout.x[0], level: 0 })
  advance(layout, viewport, near, 0, false)
  return (to: Partial<Camera>, leaps: boolean) => {
    const aim = (going: Camera): Camera => ({ ...going, ...to })
    return advance(layout, viewport, aim, frame, leaps)
  }
}

describe('a camera that follows', () => {
  it('travels to where it is wanted', () => {
    const { camera, moving } = cameraAtRoot()({ x: layout.left }, false)
    expect(moving).toBe(true)
    expect(camera.x).not.toBe(layout.left)
  })

  it('is there at once where it leaps and the way leads out of view', () => {
    const { camera, moving } = cameraAtRoot()({ x: layout.left }, true)
    expect(moving).toBe(false)
    expect(camera.x).toBe(layout.left)
  })

  it('travels within the view also where it may leap', () => {
    const near = layout.x[0] + 2
    const { camera, moving } = cameraAtRoot()({ x: near }, true)
    expect(moving).toBe(true)
    expect(camera.x).toBeLessThan(near)
  })
})

describe('a camera that starts over', () => {
  it('shows the whole tree where a hand had moved it, and else goes on as before', () => {
    const byHand = useTreeCamera('free')
    byHand.reset()
    expect(byHand.mode.value).toBe('fit')
    const following = useTreeCamera('follow')
    following.reset()
    expect(following.mode.value).toBe('follow')
  })
})

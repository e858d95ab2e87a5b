import { expect, it, onTestFinished } from 'vitest'
import { effectScope, ref, shallowRef } from 'vue'
import { fitCamera } from '../../../src/stage/tree/camera/camera'
import type { Viewport } from '../../../src/stage/tree/camera/camera'
import { grownTo } from '../../../src/stage/tree/camera/grownBounds'
import { useTreePicture } from '../../../src/stage/tree/useTreePicture'
import { stageOf } from '../mountStage'
import { recordedTree } from './recordedTree'

const settings = { start: '123456078' }

/** A canvas on the page that takes whatever is drawn on it. */
function aCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const context = new Proxy({}, { get: () => () => ({ width: 8 }), set: () => true })
  canvas.getContext = () => context as never
  document.body.append(canvas)
  onTestFinished(() => canvas.remove())
  return canvas
}

it('a tree that was whole is whole also in less room, while one looks at a node in it', async () => {
  const stage = stageOf(settings)
  stage.goTo(stage.latest?.events ?? 0)
  const { recording, layout, density } = recordedTree(settings)
  const canvas = shallowRef<HTMLCanvasElement | null>(null)
  const viewport = shallowRef<Viewport>({ width: 1900, height: 900 })
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const picture = scope.run(() =>
    useTreePicture({
      stage,
      canvas,
      viewport,
      laidOut: shallowRef({ layout, density }),
      still: ref(true),
      pathOnly: ref(false),
    }),
  )
  canvas.value = aCanvas()
  const seen = () => picture?.shown.value?.view
  const whole = () => fitCamera(grownTo(layout, recording, stage.step), viewport.value)
  await expect.poll(() => seen()?.camera).toEqual(whole())
  picture?.lookAt(2)
  viewport.value = { width: 1900, height: 700 }
  await expect.poll(() => seen()?.viewport.height).toBe(700)
  expect(seen()?.camera).toEqual(whole())
})

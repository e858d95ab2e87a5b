import { ref } from 'vue'
import type { TreeLayout } from '../../../layout/treeLayout'
import { eased, fitCamera, keptOver, levelGap, looksSame, panned, viewOf, zoomed } from './camera'
import type { Camera, Viewport } from './camera'
import { isInView } from './inView'
import type { TreePlace } from './inView'

/** Who moves the camera: `fit` shows the whole tree, `follow` the action, `free` the hand. */
export type CameraMode = 'fit' | 'follow' | 'free'

/** Where the camera is, where it goes, and who decides. */
export function useTreeCamera(initial: CameraMode) {
  const mode = ref<CameraMode>(initial)
  let camera: Camera | undefined
  let target: Camera | undefined

  /**
   * Moves the camera on.
   *
   * @param aim where the mode wants it, from where it goes now
   * @param seconds since the last move; 0 to be there at once
   * @param leaps whether to be there at once where the target is out of view
   * @returns the camera, and whether it still moves
   */
  function advance(
    layout: TreeLayout,
    viewport: Viewport,
    aim: (going: Camera) => Camera,
    seconds: number,
    leaps: boolean,
  ): { camera: Camera; moving: boolean } {
    const fit = fitCamera(layout, viewport)
    target ??= fit
    if (mode.value === 'fit') target = fit
    else if (mode.value === 'follow') target = aim(target)
    const gap = levelGap(target.scale, layout, viewport)
    const far = camera && leaps && !isInView(viewOf(camera, layout, viewport), target)
    const there = !camera || far || seconds === 0 || looksSame(camera, target, gap)
    camera = there || !camera ? target : eased(camera, target, seconds)
    return { camera, moving: !there }
  }

  /** Lets the hand move the camera, which stops following. */
  function pan(layout: TreeLayout, viewport: Viewport, across: number, down: number): void {
    if (camera) take(panned(viewOf(camera, layout, viewport), across, down), layout)
  }

  function zoom(
    layout: TreeLayout,
    viewport: Viewport,
    factor: number,
    point: readonly [number, number] = [viewport.width / 2, viewport.height / 2],
  ): void {
    if (camera) take(zoomed(viewOf(camera, layout, viewport), layout, factor, point), layout)
  }

  /**
   * Brings the middle to a place.
   *
   * @param held true while a hand holds it, which nothing may lag behind
   */
  function centre(layout: TreeLayout, place: Partial<Camera>, held: boolean): void {
    if (!camera) return
    mode.value = 'free'
    target = keptOver({ ...camera, ...place }, layout)
    if (held) camera = target
  }

  /** Brings a place to the middle, unless it is in clear view where the camera goes. */
  function bring(layout: TreeLayout, viewport: Viewport, place: TreePlace): void {
    if (target && !isInView(viewOf(target, layout, viewport), place)) centre(layout, place, false)
  }

  /** Starts over with the whole tree, at once: where the hand had been there may be no node. */
  function reset(): void {
    if (mode.value === 'free') mode.value = 'fit'
    camera = undefined
    target = undefined
  }

  function take(wanted: Camera, layout: TreeLayout): void {
    mode.value = 'free'
    camera = target = keptOver(wanted, layout)
  }

  return { mode, advance, pan, zoom, centre, bring, reset }
}

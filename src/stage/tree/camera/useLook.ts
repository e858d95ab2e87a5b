import { shallowRef, watch } from 'vue'
import type { Stage } from '../../../player/stageStore'
import type { Node } from '../../../solvers/solver'
import type { Viewport } from './camera'

/**
 * The node that one looks at aside from the action: until the step or the selection changes. While it
 * is in view the camera rests, but not when the picture has got other room.
 */
export function useLook(stage: Pick<Stage, 'step' | 'selected'>) {
  const looked = shallowRef<Node>()
  let room: Viewport | undefined
  watch(
    () => [stage.step, stage.selected],
    () => (looked.value = undefined),
    { flush: 'sync' },
  )

  /** Whether the picture has the room that it had when this was asked before. */
  function hasSameRoom(viewport: Viewport): boolean {
    const before = room
    room = viewport
    return before === viewport
  }

  return { looked, hasSameRoom }
}

import { watch } from 'vue'
import type { Ref } from 'vue'
import type { TreeLayout } from '../../../layout/treeLayout'
import type { Stage } from '../../../player/stageStore'
import { layoutTime, motionOf, shareAt } from './growth'
import type { Growth, Motion } from './growth'

/**
 * The motion of the tree: a new child slides out of its parent, a ring spreads from a node that is
 * expanded, a new layout is eased into.
 *
 * @param time how long a step is eased, in ms; 0 for not at all
 */
export function useArrival(
  stage: Stage,
  layout: Readonly<Ref<TreeLayout | undefined>>,
  time: Readonly<Ref<number>>,
) {
  let motion: (Motion & { readonly begun: number; readonly time: number }) | undefined
  let from: TreeLayout | undefined
  let changedAt = Number.NEGATIVE_INFINITY

  watch(
    () => stage.step,
    (step, before) => {
      const { event, recording } = stage
      motion = undefined
      if (time.value === 0 || step !== before + 1 || !event || !recording) return
      const moved = motionOf(recording, event)
      motion = moved && { ...moved, begun: performance.now(), time: time.value }
    },
    { flush: 'sync' },
  )
  watch(
    layout,
    (_, before) => {
      from = time.value === 0 ? undefined : before
      changedAt = performance.now()
    },
    { flush: 'sync' },
  )
  watch(
    () => stage.run,
    () => (from = motion = undefined),
    { flush: 'sync' },
  )

  function at(now: number): Growth {
    const arrivalShare = motion ? shareAt(now - motion.begun, motion.time) : 1
    const layoutShare = shareAt(now - changedAt, layoutTime)
    const moving = arrivalShare < 1 ? motion : undefined
    return {
      from: layoutShare < 1 ? from : undefined,
      layoutShare,
      arriving: moving?.arriving,
      arrivalShare,
      pulsing: moving?.pulsing,
      going: moving !== undefined || (from !== undefined && layoutShare < 1),
    }
  }
  return { at }
}

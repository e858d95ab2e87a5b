import { computed } from 'vue'
import type { Ref } from 'vue'
import { isAnyInView } from './picture/isAnyInView'
import type { LevelView } from './picture/levelsInView'
import type { Sight } from './sight'
import { useLasting } from './useLasting'
import type { CameraMode } from './camera/useTreeCamera'

// A camera on its way may come past places without a node.
const settleTime = 250

/** Whether a view that was left to the hand stands where no node is at the step shown. */
export function useEmptyView({
  mode,
  shown,
  levels,
}: {
  readonly mode: Readonly<Ref<CameraMode>>
  readonly shown: Readonly<Ref<Sight | undefined>>
  readonly levels: Readonly<Ref<readonly LevelView[]>>
}): Readonly<Ref<boolean>> {
  const isEmpty = computed(() => {
    if (mode.value !== 'free' || !shown.value) return false
    const { subject, view } = shown.value
    return !isAnyInView(subject.tree, view, levels.value, subject.step)
  })
  return useLasting(isEmpty, settleTime)
}
